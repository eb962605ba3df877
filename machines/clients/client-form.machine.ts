import { fromPromise } from 'xstate';
import { api, Problem, toProblem } from '#openapi/client/index.ts';
import type { LoadedForm, MadeRecord } from '../records/form-values.ts';
import { saveNew } from '../records/save-new.ts';
import {
  emptyClient,
  toClientBody,
  toClientForm,
  withoutContactIds,
  type ClientForm,
  validateClient,
} from './client.ts';
import { createRecordForm } from '../records/create-record-form.ts';

const loadClientForm = fromPromise<LoadedForm<ClientForm>, { id: string | null }>(
  async ({ input: { id }, signal }) => {
    const newId = crypto.randomUUID();
    if (id === null) return { form: emptyClient, version: null, newId };
    const { client } = await api.getClient({ path: { id }, signal });
    return { form: toClientForm(client), version: client.version, newId };
  },
);

/** Rejections of a change of contacts that have no field belong to the contacts. */
const ofContacts = new Set(['ownClientContact', 'idTaken']);

function toFormError(error: unknown): Problem {
  const problem = toProblem(error);
  const { kind, status, messages, code, traceId } = problem;
  if (!ofContacts.has(code)) return problem;
  const errorMessages = [...messages];
  const response = { errorMessages, code, traceId, fieldErrors: { contacts: errorMessages } };
  return new Problem(kind, status, { response, cause: problem });
}

/**
 * Saves a client. Every attempt for a new client sends the same ids: if the response to the first
 * was lost, the second finds the stored client and updates it.
 */
const saveClient = fromPromise<
  MadeRecord<ClientForm> | null,
  LoadedForm<ClientForm> & { id: string | null }
>(async ({ input: { id, newId = crypto.randomUUID(), form, version }, signal }) => {
  try {
    if (id !== null) {
      const seen = version === null ? {} : { version };
      const body = { id, ...toClientBody(form, newId), ...seen };
      await api.updateClient({ body, signal });
      return null;
    }
    const body = { id: newId, ...toClientBody(withoutContactIds(form), newId) };
    await saveNew({
      create: () => api.createClient({ body, signal }),
      update: () => api.updateClient({ body, signal }),
    });
    return null;
  } catch (error) {
    throw toFormError(error);
  }
});

export const clientFormMachine = createRecordForm<ClientForm>({
  id: 'client-form',
  description: 'Adds, duplicates or edits a client and its contacts. Source: ADMIN-010, ADMIN-011.',
  emptyForm: emptyClient,
  validate: validateClient,
  loadForm: loadClientForm,
  saveForm: saveClient,
});
