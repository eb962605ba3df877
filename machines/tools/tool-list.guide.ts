import { listGuide } from '../testing/list-guides.ts';
import { toolListMachine } from './tool-list.machine.ts';
import { exampleTool } from './tool.example.ts';

export const guide = listGuide(toolListMachine, exampleTool, [
  {
    source: 'document 3, section 2 (Tools)',
    text: 'A tool is deleted after the question "Delete Tool?".',
  },
  {
    source: 'document 3, section 4 (Lists)',
    text: 'The list is fetched again after a tool was created, changed or deleted, like services.',
  },
]);
