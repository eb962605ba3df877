import { createList } from '../../../lists/create-list.ts';
import { selection } from '../../../lists/selection.ts';
import type { Reviewee } from '../cycle.ts';
import { loadReviewees } from '../review-cycle.actors.ts';

export const cycleRevieweesMachine = createList<Reviewee>({
  id: 'cycle-reviewees',
  description:
    'The reviewees of a cycle with the step of their review and for whom it waits; some can be selected. Source: REVW-009, REVW-017.',
  loadPage: loadReviewees,
  parts: [selection(({ reviewId }) => reviewId)],
});
