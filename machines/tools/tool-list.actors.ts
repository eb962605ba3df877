import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { toTool } from './tool-spelling.ts';
import type { Tool } from './tool.ts';

export const loadTools = fromPromise<readonly Tool[]>(async ({ signal }) => {
  const { listTools } = await api.getTools({ signal });
  return listTools.map(toTool);
});

export const deleteTool = fromPromise<unknown, { row: Tool }>(({ input: { row }, signal }) =>
  api.deleteTool({ path: { id: row.id }, signal }),
);
