import { createRecordViewTestModel } from '../testing/record-test-models.ts';
import { toolViewMachine } from './tool-view.machine.ts';
import { exampleTool } from './tool.fixtures.ts';

export const testModel = createRecordViewTestModel(toolViewMachine, {
  record: exampleTool,
  id: exampleTool.id,
  rules: [
    {
      source: 'TOOL-005',
      text: 'A tool has a read-only page, with its price after a dollar sign.',
    },
    {
      source: 'TOOL-017',
      text: 'Status and license are Active or Inactive.',
    },
  ],
});
