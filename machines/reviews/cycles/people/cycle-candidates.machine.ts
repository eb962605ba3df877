import { createList } from '../../../lists/create-list.ts';
import { selection } from '../../../lists/selection.ts';
import { loadOthers } from '../cycle-dialogs.actors.ts';
import type { Candidate } from './cycle-people.ts';

export const cycleCandidatesMachine = createList<Candidate>({
  id: 'cycle-candidates',
  description:
    'The people who can be reviewed, filtered, sorted and paged by the server; some can be selected. Source: REVW-008, REVW-D19.',
  loadPage: loadOthers,
  parts: [selection(({ employeeId }) => employeeId)],
});
