import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { LoadedForm, MadeRecord } from '../records/form-values.ts';
import { saveNew } from '../records/save-new.ts';
import {
  emptyDesignation,
  toDesignationBody,
  toDesignationForm,
  type DesignationForm,
  validateDesignation,
} from './designation.ts';
import { createRecordForm } from '../records/create-record-form.ts';

const loadDesignationForm = fromPromise<LoadedForm<DesignationForm>, { id: string | null }>(
  async ({ input: { id }, signal }) => {
    const newId = crypto.randomUUID();
    if (id === null) return { form: emptyDesignation, version: null, newId };
    const { designation } = await api.getDesignation({ path: { id }, signal });
    return { form: toDesignationForm(designation), version: designation.version, newId };
  },
);

/** Saves a designation. Every attempt for a new one sends the same id, so that a retry creates no second. */
const saveDesignation = fromPromise<
  MadeRecord<DesignationForm> | null,
  LoadedForm<DesignationForm> & { id: string | null }
>(async ({ input: { id, newId = crypto.randomUUID(), form, version }, signal }) => {
  const body = toDesignationBody(form);
  if (id !== null) {
    const seen = version === null ? {} : { version };
    await api.updateDesignation({ body: { id, ...body, ...seen }, signal });
    return null;
  }
  const sent = { body: { id: newId, ...body }, signal };
  await saveNew({
    create: () => api.createDesignation(sent),
    update: () => api.updateDesignation(sent),
  });
  return null;
});

export const designationFormMachine = createRecordForm<DesignationForm>({
  id: 'designation-form',
  description: 'Adds, duplicates or edits a designation. Source: PEOPL-006, PEOPL-D30.',
  emptyForm: emptyDesignation,
  validate: validateDesignation,
  loadForm: loadDesignationForm,
  saveForm: saveDesignation,
});
