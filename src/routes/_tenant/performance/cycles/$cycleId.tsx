import { createFileRoute } from '@tanstack/react-router';
import { listParameters } from '#page/parameters/list-parameters.ts';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/performance/cycles/$cycleId')({
  ...page(
    'cycle.basic',
    ['reviewCycles', 'reviews', 'analytics', 'records', 'grid', 'validation', 'common'],
    () => import('#features/reviews/cycles/review-cycle.page.tsx'),
  ),
  validateSearch: listParameters,
});
