import { createList } from '../lists/create-list.ts';
import { deletion } from '../lists/deletion.ts';
import { deleteTool, loadTools } from './tool-list.actors.ts';
import type { Tool } from './tool.ts';

export const toolListMachine = createList<Tool>({
  id: 'tool-list',
  description: 'The catalog of tools. Source: TOOL-018, TOOL-006.',
  loadRecords: loadTools,
  parts: [deletion(deleteTool)],
});
