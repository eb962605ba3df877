import type { ResponseBody, Schema } from '#openapi/client/index.ts';
import type { ListContext } from '../../lists/list-types.ts';

export type Review = Schema<'PerformanceReview'>;

/** What comes with a page of reviews: the options and numbers of the filters. Source: REVW-014. */
export type ReviewFacets = Omit<ResponseBody<'getReviews'>, 'reviews' | 'totalCount'>;

/** The facets of the last response; null before it. */
export const getFacets = ({ facets }: Pick<ListContext<Review>, 'facets'>): ReviewFacets | null =>
  // The loader of this list is the only one that sets them.
  facets as ReviewFacets | null;
