import { createFileRoute } from '@tanstack/react-router';
import { listParameters } from '#page/parameters/list-parameters.ts';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/clockwork-analytics')({
  ...page(
    'clockworkAnalytics.basic',
    ['clockworkAnalytics', 'analytics', 'records', 'common'],
    () => import('#features/clockwork-analytics/clockwork-analytics.page.tsx'),
    { reads: ['/{tenantId}/clockWorkAnalytics/defaults'] },
  ),
  validateSearch: listParameters,
});
