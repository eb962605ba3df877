import { createList } from '../../../lists/create-list.ts';
import { loadCycles } from './cycle-list.actors.ts';
import type { Cycle } from '../cycle.ts';
import { companion } from '../../../companions.ts';
import { cycleActionMachine } from './cycle-action.machine.ts';

const reload = () => [{ type: 'rows.changed' }];

export const cycleListMachine = createList<Cycle>({
  id: 'cycle-list',
  description:
    'The review cycles with the number in each status, filtered, sorted and paged by the server. Source: REVW-007, REVW-068.',
  loadPage: loadCycles,
  companions: [
    companion(cycleActionMachine, {
      reports: {
        'cycle.archived': reload,
        'cycle.restored': reload,
        'cycle.deleted': reload,
        'cycle.outdated': reload,
      },
    }),
  ],
});
