import { createFileRoute } from '@tanstack/react-router';
import { chartParameters } from '#page/parameters/view-parameters.ts';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/employees/chart')({
  ...page(
    'employees.basic',
    ['organizationChart', 'records', 'common'],
    () => import('#features/employees/organization-chart.page.tsx'),
    { reads: ['/{tenantId}/organizationChart'] },
  ),
  validateSearch: chartParameters,
});
