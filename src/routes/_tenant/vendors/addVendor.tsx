import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';
import { copyParameter } from '#page/parameters/record-parameters.ts';

export const Route = createFileRoute('/_tenant/vendors/addVendor')({
  ...page(
    'vendors.basic',
    ['vendors', 'records', 'validation', 'common', 'shell'],
    () => import('#features/vendors/vendor-form.page.tsx'),
  ),
  validateSearch: copyParameter,
});
