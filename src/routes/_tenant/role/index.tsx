import { createFileRoute } from '@tanstack/react-router';
import { listParameters } from '#page/parameters/list-parameters.ts';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/role/')({
  ...page(
    'roleManager.basic',
    ['roles', 'records', 'grid', 'common'],
    () => import('#features/roles/role-list.page.tsx'),
    { reads: ['/{tenantId}/role'] },
  ),
  validateSearch: listParameters,
});
