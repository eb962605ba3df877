import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { unfinished, type LoadedForm, type MadeRecord } from '../records/form-values.ts';
import { emptyPriced, newSwitches, toPricedForm, type PricedForm } from '../records/priced.ts';
import { toToolBody, toTool, toToolProblem, toToolSwitches } from './tool-spelling.ts';
import { createRecordForm } from '../records/create-record-form.ts';
import { validateTool } from './tool.ts';

const loadToolForm = fromPromise<LoadedForm<PricedForm>, { id: string | null }>(
  async ({ input: { id }, signal }) => {
    if (id === null) return { form: emptyPriced, version: null };
    const { updateTool } = await api.getTool({ path: { id }, signal });
    return { form: toPricedForm(toTool(updateTool)), version: updateTool.version };
  },
);

/** A new tool is created active and without a license; any other status is saved by an update. */
const saveTool = fromPromise<
  MadeRecord<PricedForm> | null,
  LoadedForm<PricedForm> & { id: string | null }
>(async ({ input: { id, form, version }, signal }) => {
  try {
    const body = toToolBody(form);
    if (id === null) {
      const made = await api.createTool({ body, signal });
      return unfinished(form, newSwitches, made);
    }
    const seen = version === null ? {} : { version };
    await api.updateTool({ body: { id, ...body, ...toToolSwitches(form), ...seen }, signal });
    return null;
  } catch (error) {
    throw toToolProblem(error);
  }
});

export const toolFormMachine = createRecordForm<PricedForm>({
  id: 'tool-form',
  description: 'A tool is added, duplicated or edited. Source: TOOL-006, TOOL-011.',
  emptyForm: emptyPriced,
  validate: validateTool,
  loadForm: loadToolForm,
  saveForm: saveTool,
});
