import { createFileRoute } from '@tanstack/react-router';
import { listParameters } from '#page/list-parameters.ts';
import { page } from '#page/page-route.ts';

export const Route = createFileRoute('/_tenant/performance/reviews/assign/$cycleId/$stepId')({
  ...page(
    'reviews.basic',
    ['reviewAssign', 'records', 'grid', 'validation', 'common'],
    () => import('#features/reviews/assign/review-assign.page.tsx'),
  ),
  validateSearch: listParameters,
});
