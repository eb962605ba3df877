import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/products/ViewProducts/$viewProductId')(
  page(
    'products.basic',
    ['products', 'records', 'grid', 'validation', 'common', 'shell'],
    () => import('#features/products/product-view.page.tsx'),
    { reads: ['/{tenantId}/Product/{id}/View'] },
  ),
);
