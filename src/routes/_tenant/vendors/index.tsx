import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';
import { listParameters } from '#page/parameters/list-parameters.ts';

export const Route = createFileRoute('/_tenant/vendors/')({
  ...page(
    'vendors.basic',
    ['vendors', 'records', 'grid', 'common'],
    () => import('#features/vendors/vendor-list.page.tsx'),
    { reads: ['/{tenantId}/vendor'] },
  ),
  validateSearch: listParameters,
});
