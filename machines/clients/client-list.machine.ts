import { bulkDeletion } from '../lists/bulk-deletion.ts';
import { createList } from '../lists/create-list.ts';
import { deletion } from '../lists/deletion.ts';
import { undo } from '../lists/undo.ts';
import { deleteClient, loadClients } from './client-list.actors.ts';
import type { ClientRow } from './client.ts';
import { restoreClientMachine } from './restore-client.machine.ts';
import { companion } from '../companions.ts';
import { clientStateMachine } from './client-state.machine.ts';

export const clientListMachine = createList<ClientRow>({
  id: 'client-list',
  description:
    'The clients of the tenant, searched, sorted and paged by the server. Source: ADMIN-009, PRIV-034.',
  loadPage: loadClients,
  parts: [deletion(deleteClient), bulkDeletion(({ id }) => id), undo(restoreClientMachine)],
  companions: [
    companion(clientStateMachine, {
      reports: { 'client.switched': () => [{ type: 'rows.changed' }] },
    }),
  ],
});
