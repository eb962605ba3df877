import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/products/editProducts/$productId')(
  page(
    'products.basic',
    ['products', 'records', 'validation', 'common', 'shell'],
    () => import('#features/products/product-form.page.tsx'),
  ),
);
