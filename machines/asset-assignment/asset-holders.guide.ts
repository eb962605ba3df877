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
    text: 'An assignee who has left is listed only among those who have assets.',
  },
]);
