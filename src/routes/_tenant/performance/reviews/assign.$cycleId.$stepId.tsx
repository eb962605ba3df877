import { createFileRoute } from '@tanstack/react-router';
import { listParameters } from '#page/parameters/list-parameters.ts';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/performance/reviews/assign/$cycleId/$stepId')({
  ...page(
    'reviews.basic',
    ['reviewAssign', 'records', 'grid', 'validation', 'common'],
    () => import('#features/reviews/assign/review-assign.page.tsx'),
  ),
  validateSearch: listParameters,
});
