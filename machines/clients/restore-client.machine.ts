import { fromPromise } from 'xstate';
import { api, toProblem } from '#openapi/client/index.ts';
import { toClientBody, toClientForm, type ClientRow } from './client.ts';
import { createUndo } from '../lists/create-undo.ts';

/**
 * Creates a deleted client again with its former id and contacts; one that already exists counts as
 * restored. The server's success message is hidden because it says "created": the page reports the
 * restore.
 */
const restoreClient = fromPromise<unknown, { row: ClientRow }>(
  async ({ input: { row }, signal }) => {
    try {
      const body = { id: row.id, ...toClientBody(toClientForm(row), row.id) };
      return await api.createClient({ body, signal, isSuccessHidden: true });
    } catch (error) {
      const { code } = toProblem(error);
      if (code !== 'idTaken' && code !== 'savedAlready') throw error;
      return null;
    }
  },
);

export const restoreClientMachine = createUndo<ClientRow>({
  id: 'restore-client',
  description:
    'Deleted clients can be created again for a limited time, with their former ids and contacts. Source: ADMIN-009.',
  restoreRow: restoreClient,
});
