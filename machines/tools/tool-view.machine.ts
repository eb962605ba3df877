import { createRecordView } from '../records/create-record-view.ts';
import { loadTool } from './tool-view.actors.ts';
import type { Tool } from './tool.ts';

export const toolViewMachine = createRecordView<Tool>({
  id: 'tool-view',
  description: 'A tool to read. Source: document 3, section 2 (Tools).',
  loadRecord: loadTool,
});
