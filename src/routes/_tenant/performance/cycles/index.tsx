import { createFileRoute } from '@tanstack/react-router';
import { listParameters } from '#page/parameters/list-parameters.ts';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/performance/cycles/')({
  ...page(
    'cycle.basic',
    ['reviewCycles', 'reviews', 'records', 'grid', 'reviewMeetings', 'validation', 'common'],
    () => import('#features/reviews/cycles/list/review-cycle-list.page.tsx'),
  ),
  validateSearch: listParameters,
});
