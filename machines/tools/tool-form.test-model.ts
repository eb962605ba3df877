import { toPricedForm } from '../records/priced.ts';
import { createRecordFormTestModel } from '../testing/record-test-models.ts';
import { toolFormMachine } from './tool-form.machine.ts';
import { exampleTool } from './tool.fixtures.ts';

export const testModel = createRecordFormTestModel(toolFormMachine, {
  id: exampleTool.id,
  valid: toPricedForm(exampleTool),
  broken: { name: '' },
  rules: [
    {
      source: 'TOOL-012',
      text: 'Tool Name, Price and User Limits are required; Price is a number that is not below zero.',
    },
    {
      source: 'TOOL-014',
      text: 'User Limits is a whole number that is not below zero.',
    },
  ],
});
