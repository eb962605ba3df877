import { createList } from '../../../lists/create-list.ts';
import { loadCycles } from './cycle-list.actors.ts';
import type { Cycle } from '../cycle.ts';

export const cycleListMachine = createList<Cycle>({
  id: 'cycle-list',
  description:
    'The review cycles with the number in each status, filtered, sorted and paged by the server. Source: REVW-007, REVW-068.',
  loadPage: loadCycles,
});
