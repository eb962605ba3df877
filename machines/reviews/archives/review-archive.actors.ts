import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { firstPage } from '../../lists/list-search.ts';
import type { ListPage, PageRequest } from '../../lists/list-types.ts';
import type { CycleChoices } from '../cycles/list/cycle-list.actors.ts';
import { toArchiveSearch } from '../cycles/cycle.ts';
import type { ArchivedReview } from './archived-review.ts';

export const loadArchive = fromPromise<ListPage<ArchivedReview>, PageRequest>(
  async ({ input: { search }, signal }) => {
    const body = toArchiveSearch(search);
    const { archivedReviews, totalCount } = await api.getArchivedReviews({ body, signal });
    return { rows: archivedReviews, total: totalCount };
  },
);

/** The filter options of the archive, and whose reviews it lists. */
export interface ArchiveChoices extends Pick<CycleChoices, 'teams' | 'years'> {
  canViewAllReviews: boolean;
}

export const loadArchiveChoices = fromPromise<ArchiveChoices>(async ({ signal }) => {
  const body = toArchiveSearch(firstPage);
  const { teams, yearList, canViewAllReviews } = await api.getArchivedReviews({ body, signal });
  return { teams, years: yearList, canViewAllReviews };
});

/** The review of a PDF, with the name for its file. */
export interface RequestedPdf {
  reviewId: string;
  name: string;
}

export const loadArchivedPdf = fromPromise<Blob, { requested: RequestedPdf }>(
  ({ input: { requested }, signal }) =>
    api.getReviewPdf({ path: { id: requested.reviewId }, signal }),
);
