import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { toTool } from './tool-spelling.ts';
import type { Tool } from './tool.ts';
import { createList } from '../lists/create-list.ts';
import { deletion } from '../lists/deletion.ts';

const loadTools = fromPromise<readonly Tool[]>(async ({ signal }) => {
  const { listTools } = await api.getTools({ signal });
  return listTools.map(toTool);
});

const deleteTool = fromPromise<unknown, { row: Tool }>(({ input: { row }, signal }) =>
  api.deleteTool({ path: { id: row.id }, signal }),
);

export const toolListMachine = createList<Tool>({
  id: 'tool-list',
  description: 'The catalog of tools. Source: TOOL-018, TOOL-006.',
  loadRecords: loadTools,
  parts: [deletion(deleteTool)],
});
