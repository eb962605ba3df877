import { createListTestModel } from '../testing/list-guides.ts';
import { assigneesMachine } from './asset-holders.machine.ts';
import { exampleAssignee } from './holder.example.ts';

export const testModel = createListTestModel(assigneesMachine, exampleAssignee, [
  {
    source: 'ASSET-003',
    text: 'Assets are assigned to employees or teams.',
  },
  {
    source: 'decisions, "Assets"',
    text: 'Who holds something and has left is found among those who have assets alone.',
  },
]);
