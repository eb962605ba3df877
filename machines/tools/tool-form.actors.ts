import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { unfinished, type LoadedForm, type MadeRecord } from '../records/form-values.ts';
import { toolBodyOf, toolOf, toolProblemOf, toolSwitchesOf } from './tool-spelling.ts';
import { emptyTool, newToolSwitches, toolFormOf, type ToolForm } from './tool.ts';

export const loadToolForm = fromPromise<LoadedForm<ToolForm>, { id: string | null }>(
  async ({ input: { id }, signal }) => {
    if (id === null) return { form: emptyTool, version: null };
    const { updateTool } = await api.getTool({ path: { id }, signal });
    return { form: toolFormOf(toolOf(updateTool)), version: updateTool.version };
  },
);

/** A new tool is made active and without a licence; another state is saved by an update. */
export const saveTool = fromPromise<
  MadeRecord<ToolForm> | null,
  LoadedForm<ToolForm> & { id: string | null }
>(async ({ input: { id, form, version }, signal }) => {
  try {
    const body = toolBodyOf(form);
    if (id === null) {
      const made = await api.createTool({ body, signal });
      return unfinished(form, newToolSwitches, made);
    }
    const seen = version === null ? {} : { version };
    await api.updateTool({ body: { id, ...body, ...toolSwitchesOf(form), ...seen }, signal });
    return null;
  } catch (error) {
    throw toolProblemOf(error);
  }
});
