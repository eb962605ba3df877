import { createList } from '../../lists/create-list.ts';
import type { ArchivedReview } from './archived-review.ts';
import { loadArchive } from './review-archive.actors.ts';

export const reviewArchiveMachine = createList<ArchivedReview>({
  id: 'review-archive',
  description:
    'The archived reviews that the person may read, filtered, sorted and paged by the server. Source: REVW-010, REVW-D02.',
  loadPage: loadArchive,
});
