import { createFileRoute } from '@tanstack/react-router';
import { listParameters } from '#page/list-parameters.ts';
import { page } from '#page/page-route.ts';

export const Route = createFileRoute('/_tenant/timeReport')({
  ...page(
    // One's own time is open to whoever records it.
    { right: ['timereport.basic', 'clockwork.basic'] },
    ['timeReport', 'records', 'grid', 'common'],
    () => import('#features/time-report/time-report.page.tsx'),
  ),
  validateSearch: listParameters,
});
