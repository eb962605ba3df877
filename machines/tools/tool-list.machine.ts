import { createRecordList } from '../records/create-record-list.ts';
import { deleteTool, loadTools } from './tool-list.actors.ts';
import type { Tool } from './tool.ts';

export const toolListMachine = createRecordList<Tool>({
  id: 'tool-list',
  description: 'The catalogue of tools. Source: document 3, sections 2 and 4.',
  loadRecords: loadTools,
  deleteRecord: deleteTool,
});
