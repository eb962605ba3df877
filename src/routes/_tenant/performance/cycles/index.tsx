import { createFileRoute } from '@tanstack/react-router';
import { listParameters } from '#page/list-parameters.ts';
import { page } from '#page/page-route.ts';

export const Route = createFileRoute('/_tenant/performance/cycles/')({
  ...page(
    'cycle.basic',
    ['reviewCycles', 'reviews', 'records', 'grid', 'reviewMeetings', 'validation', 'common'],
    () => import('#features/reviews/cycles/review-cycle-list.page.tsx'),
  ),
  validateSearch: listParameters,
});
