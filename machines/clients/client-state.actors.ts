import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { toClientBody, toClientForm, type ClientRow } from './client.ts';

/** Makes an active client inactive, and an inactive one active, unless someone has changed it. */
export const saveState = fromPromise<unknown, { row: ClientRow }>(({ input: { row }, signal }) => {
  const form = { ...toClientForm(row), isActive: !row.isActive };
  const body = { id: row.id, ...toClientBody(form, row.id), version: row.version };
  return api.updateClient({ body, signal });
});
