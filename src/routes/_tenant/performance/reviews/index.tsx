import { createFileRoute } from '@tanstack/react-router';
import { reviewParameters } from '#page/parameters/view-parameters.ts';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/performance/reviews/')({
  ...page(
    'reviews.basic',
    [
      'reviewList',
      'reviews',
      'reviewExecute',
      'records',
      'grid',
      'reviewMeetings',
      'validation',
      'common',
    ],
    () => import('#features/reviews/list/review-list.page.tsx'),
  ),
  validateSearch: reviewParameters,
});
