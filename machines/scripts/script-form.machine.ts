import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { LoadedForm, MadeRecord } from '../records/form-values.ts';
import { saveNew } from '../records/save-new.ts';
import {
  emptyScript,
  toScriptBody,
  toScriptForm,
  type ScriptForm,
  validateScript,
} from './script.ts';
import { createRecordForm } from '../records/create-record-form.ts';

const loadScriptForm = fromPromise<LoadedForm<ScriptForm>, { id: string | null }>(
  async ({ input: { id }, signal }) => {
    const newId = crypto.randomUUID();
    if (id === null) return { form: emptyScript, version: null, newId };
    const { script } = await api.getScript({
      path: { id },
      query: { hasHistory: false },
      signal,
    });
    return { form: toScriptForm(script), version: script.version, newId };
  },
);

/** Saves a script. Every attempt for a new one sends the same id, so that a retry creates no second. */
const saveScript = fromPromise<
  MadeRecord<ScriptForm> | null,
  LoadedForm<ScriptForm> & { id: string | null }
>(async ({ input: { id, newId = crypto.randomUUID(), form, version }, signal }) => {
  const body = toScriptBody(form);
  if (id !== null) {
    const seen = version === null ? {} : { version };
    await api.updateScript({ body: { id, ...body, ...seen }, signal });
    return null;
  }
  const sent = { body: { id: newId, ...body }, signal };
  await saveNew({
    create: () => api.createScript(sent),
    update: () => api.updateScript(sent),
  });
  return null;
});

export const scriptFormMachine = createRecordForm<ScriptForm>({
  id: 'script-form',
  description:
    'Adds or edits a script, which is stored and never run. Source: ADMIN-005, ADMIN-025.',
  emptyForm: emptyScript,
  validate: validateScript,
  loadForm: loadScriptForm,
  saveForm: saveScript,
});
