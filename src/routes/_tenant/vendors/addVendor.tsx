import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/page-route.ts';
import { copyParameter } from '#page/record-parameters.ts';

export const Route = createFileRoute('/_tenant/vendors/addVendor')({
  ...page(
    'vendors.basic',
    ['vendors', 'records', 'validation', 'common', 'shell'],
    () => import('#features/vendors/vendor-form.page.tsx'),
  ),
  validateSearch: copyParameter,
});
