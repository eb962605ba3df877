import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';
import { copyParameter } from '#page/parameters/record-parameters.ts';

export const Route = createFileRoute('/_tenant/products/addProducts')({
  ...page(
    'products.basic',
    ['products', 'records', 'validation', 'common', 'shell'],
    () => import('#features/products/product-form.page.tsx'),
  ),
  validateSearch: copyParameter,
});
