import { createRecordView } from '../records/create-record-view.ts';
import { loadTool } from './tool-view.actors.ts';
import type { Tool } from './tool.ts';

export const toolViewMachine = createRecordView<Tool>({
  id: 'tool-view',
  description: 'Shows one tool, read-only. Source: TOOL-005.',
  loadRecord: loadTool,
});
