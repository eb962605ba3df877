import { createList } from '../../lists/create-list.ts';
import { selection } from '../../lists/selection.ts';
import { loadClientRows } from './client-rows.actors.ts';
import { getRowId, type ClientRow } from './client-row.ts';
import { companion } from '../../companions.ts';
import { autoNudgeMachine } from './auto-nudge.machine.ts';
import { clientNudgeMachine } from './client-nudge.machine.ts';

export const clientRowsMachine = createList<ClientRow>({
  id: 'client-rows',
  description:
    'The reviews of a step that clients carry out, with their contacts and links; rows are selected for assignments and reminders. Source: REVW-002, REVW-077.',
  loadPage: loadClientRows,
  parts: [selection(getRowId)],
  companions: [
    companion(clientNudgeMachine, {
      reports: { 'clients.nudged': () => [{ type: 'rows.changed' }] },
    }),
    companion(autoNudgeMachine, {
      reports: { 'autoNudge.settled': () => [{ type: 'rows.changed' }] },
    }),
  ],
});
