import { createUndo } from '../lists/create-undo.ts';
import type { ClientRow } from './client.ts';
import { restoreClient } from './restore-client.actors.ts';

export const restoreClientMachine = createUndo<ClientRow>({
  id: 'restore-client',
  description:
    'Deleted clients can be created again for a limited time, with their former ids and contacts. Source: ADMIN-009.',
  restoreRow: restoreClient,
});
