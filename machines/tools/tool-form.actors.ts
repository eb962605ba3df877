import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { LoadedForm } from '../records/form-values.ts';
import { toolBodyOf, toolOf, toolProblemOf, toolSwitchesOf } from './tool-spelling.ts';
import { emptyTool, toolFormOf, type ToolForm } from './tool.ts';

export const loadToolForm = fromPromise<LoadedForm<ToolForm>, { id: string | null }>(
  async ({ input: { id }, signal }) => {
    if (id === null) return { form: emptyTool, version: null };
    const { updateTool } = await api.getTool({ path: { id }, signal });
    return { form: toolFormOf(toolOf(updateTool)), version: updateTool.version };
  },
);

export const saveTool = fromPromise<unknown, LoadedForm<ToolForm> & { id: string | null }>(
  async ({ input: { id, form, version }, signal }) => {
    try {
      const body = toolBodyOf(form);
      if (id === null) return await api.createTool({ body, signal });
      const seen = version === null ? {} : { version };
      return await api.updateTool({
        body: { id, ...body, ...toolSwitchesOf(form), ...seen },
        signal,
      });
    } catch (error) {
      throw toolProblemOf(error);
    }
  },
);
