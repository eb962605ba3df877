import { createListTestModel } from '../testing/list-test-models.ts';
import { toolListMachine } from './tool-list.machine.ts';
import { exampleTool } from './tool.fixtures.ts';

export const testModel = createListTestModel(toolListMachine, exampleTool, [
  {
    source: 'TOOL-006',
    text: 'A tool is deleted after the confirmation "Delete Tool?".',
  },
  {
    source: 'TOOL-018',
    text: 'The list is loaded again after a tool was created, changed or deleted, like services.',
  },
]);
