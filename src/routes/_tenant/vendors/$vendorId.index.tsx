import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/vendors/$vendorId/')(
  page(
    'vendors.basic',
    ['vendors', 'records', 'common', 'shell'],
    () => import('#features/vendors/vendor-view.page.tsx'),
    { reads: ['/{tenantId}/vendor/{id}'] },
  ),
);
