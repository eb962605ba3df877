import { createFileRoute } from '@tanstack/react-router';
import { listParameters } from '#page/parameters/list-parameters.ts';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/organizationSettings_/hrms')({
  ...page(
    'organizationSettings.basic',
    ['hrms', 'records', 'grid', 'common'],
    () => import('#features/hrms/hrms-import.page.tsx'),
    { reads: ['/{tenantId}/integration'], calls: ['searchHrmsRuns'] },
  ),
  validateSearch: listParameters,
});
