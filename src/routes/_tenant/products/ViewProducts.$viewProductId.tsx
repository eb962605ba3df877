import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#page/lazy-screen.ts';

const ProductViewPage = lazyScreen(
  ['products', 'records', 'grid', 'validation', 'common', 'shell'],
  () => import('#features/products/product-view.page.tsx').then((module) => module.ProductViewPage),
);

export const Route = createFileRoute('/_tenant/products/ViewProducts/$viewProductId')({
  staticData: { entry: 'products.basic', screen: ProductViewPage },
  component: () => <ProductViewPage />,
  loader: ProductViewPage.preload,
});
