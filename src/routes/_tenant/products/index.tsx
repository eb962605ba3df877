import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';
import { listParameters } from '#page/parameters/list-parameters.ts';

export const Route = createFileRoute('/_tenant/products/')({
  ...page(
    'products.basic',
    ['products', 'records', 'grid', 'common'],
    () => import('#features/products/product-list.page.tsx'),
    { reads: ['/{tenantId}/Product'] },
  ),
  validateSearch: listParameters,
});
