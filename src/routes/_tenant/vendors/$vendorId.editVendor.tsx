import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/vendors/$vendorId/editVendor')(
  page(
    'vendors.basic',
    ['vendors', 'records', 'validation', 'common', 'shell'],
    () => import('#features/vendors/vendor-form.page.tsx'),
  ),
);
