import { createFileRoute } from '@tanstack/react-router';
import { listParameters } from '#page/list-parameters.ts';
import { page } from '#page/page-route.ts';

export const Route = createFileRoute('/_tenant/clockwork-analytics')({
  ...page(
    'clockworkAnalytics.basic',
    ['clockworkAnalytics', 'analytics', 'records', 'common'],
    () => import('#features/clockwork-analytics/clockwork-analytics.page.tsx'),
    { reads: ['/{tenantId}/clockWorkAnalytics/defaults'] },
  ),
  validateSearch: listParameters,
});
