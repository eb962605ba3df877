import { recordViewGuide } from '../testing/record-guides.ts';
import { toolViewMachine } from './tool-view.machine.ts';
import { exampleTool } from './tool.example.ts';

export const guide = recordViewGuide(toolViewMachine, {
  record: exampleTool,
  id: exampleTool.id,
  rules: [
    {
      source: 'document 3, section 2 (Tools)',
      text: 'A tool is read alone, with its price after a dollar sign.',
    },
    {
      source: 'document 3, sections 3 and 4',
      text: 'Status and licence are Active or Inactive.',
    },
  ],
});
