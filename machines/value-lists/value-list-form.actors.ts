import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { LoadedForm, MadeRecord } from '../records/form-values.ts';
import { saveNew } from '../records/save-new.ts';
import {
  emptyValueList,
  toValueListBody,
  toValueListForm,
  type ValueListForm,
} from './value-list.ts';

export const loadValueListForm = fromPromise<LoadedForm<ValueListForm>, { id: string | null }>(
  async ({ input: { id }, signal }) => {
    const newId = crypto.randomUUID();
    if (id === null) return { form: emptyValueList, version: null, newId };
    const { list, uses } = await api.getList({ path: { id }, signal });
    return { form: toValueListForm(list, uses), version: list.version, newId };
  },
);

/** Saves a list. Every attempt for a new one sends the same id, so that a retry creates no second. */
export const saveValueList = fromPromise<
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
