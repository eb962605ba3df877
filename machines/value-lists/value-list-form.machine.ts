import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { LoadedForm, MadeRecord } from '../records/form-values.ts';
import { saveNew } from '../records/save-new.ts';
import {
  emptyValueList,
  toValueListBody,
  toValueListForm,
  type ValueListForm,
  validateValueList,
} from './value-list.ts';
import { createRecordForm } from '../records/create-record-form.ts';

const loadValueListForm = fromPromise<LoadedForm<ValueListForm>, { id: string | null }>(
  async ({ input: { id }, signal }) => {
    const newId = crypto.randomUUID();
    if (id === null) return { form: emptyValueList, version: null, newId };
    const { list, uses } = await api.getList({ path: { id }, signal });
    return { form: toValueListForm(list, uses), version: list.version, newId };
  },
);

/** Saves a list. Every attempt for a new one sends the same id, so that a retry creates no second. */
const saveValueList = fromPromise<
  MadeRecord<ValueListForm> | null,
  LoadedForm<ValueListForm> & { id: string | null }
>(async ({ input: { id, newId = crypto.randomUUID(), form, version }, signal }) => {
  const body = toValueListBody(form);
  if (id !== null) {
    const seen = version === null ? {} : { version };
    await api.updateList({ body: { id, ...body, ...seen }, signal });
    return null;
  }
  const sent = { body: { id: newId, ...body }, signal };
  await saveNew({
    create: () => api.createList(sent),
    update: () => api.updateList(sent),
  });
  return null;
});

export const valueListFormMachine = createRecordForm<ValueListForm>({
  id: 'value-list-form',
  description:
    'Adds, duplicates or edits a list of choices with its options in their order. Source: ADMIN-006, ADMIN-016, ADMIN-D16.',
  emptyForm: emptyValueList,
  validate: validateValueList,
  loadForm: loadValueListForm,
  saveForm: saveValueList,
});
