import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#page/lazy-screen.ts';

const ProductUpdatePage = lazyScreen(['products', 'records', 'validation', 'common', 'shell'], () =>
  import('#features/products/product-form.page.tsx').then((module) => module.ProductUpdatePage),
);

export const Route = createFileRoute('/_tenant/products/editProducts/$productId')({
  staticData: { entry: 'products.basic', screen: ProductUpdatePage },
  component: () => <ProductUpdatePage />,
  loader: ProductUpdatePage.preload,
});
