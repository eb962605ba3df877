import { createList } from '../lists/create-list.ts';
import { loadRequests } from './access-request-list.actors.ts';
import type { AccessRequest } from './access-request.ts';
import { companion } from '../companions.ts';
import { accessAnswerMachine } from './access-answer.machine.ts';

export const accessRequestListMachine = createList<AccessRequest>({
  id: 'access-request-list',
  description:
    'The requests of users for rights, filtered, sorted and paged by the server. Source: PROJ-045, PEOPL-014.',
  loadPage: loadRequests,
  companions: [
    companion(accessAnswerMachine, {
      reports: { 'requests.changed': () => [{ type: 'rows.changed' }] },
    }),
  ],
});
