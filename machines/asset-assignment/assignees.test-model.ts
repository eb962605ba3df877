import { createListTestModel } from '../testing/list-test-models.ts';
import { assigneesMachine } from './assignees.machine.ts';
import { exampleAssignee } from './assignee.fixtures.ts';

export const testModel = createListTestModel(assigneesMachine, exampleAssignee, [
  {
    source: 'ASSET-003',
    text: 'Assets are assigned to employees or teams.',
  },
  {
    source: 'ASSET-D29',
    text: 'An assignee who has left is listed only among those who have assets.',
  },
]);
