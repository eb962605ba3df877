import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { toTool } from './tool-spelling.ts';
import type { Tool } from './tool.ts';
import { createRecordView } from '../records/create-record-view.ts';

/**
 * The API has no operation for the view alone; the requirements' `updateTool` contains all of it.
 */
const loadTool = fromPromise<Tool, { id: string }>(async ({ input: { id }, signal }) => {
  const { updateTool } = await api.getTool({ path: { id }, signal });
  return toTool(updateTool);
});

export const toolViewMachine = createRecordView<Tool>({
  id: 'tool-view',
  description: 'Shows one tool, read-only. Source: TOOL-005.',
  loadRecord: loadTool,
});
