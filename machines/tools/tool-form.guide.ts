import { pricedFormOf } from '../records/priced.ts';
import { recordFormGuide } from '../testing/record-guides.ts';
import { toolFormMachine } from './tool-form.machine.ts';
import { exampleTool } from './tool.example.ts';

export const guide = recordFormGuide(toolFormMachine, {
  id: exampleTool.id,
  sound: pricedFormOf(exampleTool),
  broken: { name: '' },
  rules: [
    {
      source: 'document 3, section 5 (Tool)',
      text: 'Tool Name, Price and User Limits are required; Price is a number and not below zero.',
    },
    {
      source: 'document 3, section 5 (Tool)',
      text: 'User Limits is a whole number and not below zero.',
    },
  ],
});
