import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { toTool } from './tool-spelling.ts';
import type { Tool } from './tool.ts';

/**
 * The API has no operation for the view alone; the requirements' `updateTool` contains all of it.
 */
export const loadTool = fromPromise<Tool, { id: string }>(async ({ input: { id }, signal }) => {
  const { updateTool } = await api.getTool({ path: { id }, signal });
  return toTool(updateTool);
});
