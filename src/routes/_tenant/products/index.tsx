import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#page/lazy-screen.ts';
import { listParameters } from '#page/list-parameters.ts';

const ProductListPage = lazyScreen(['products', 'records', 'grid', 'common'], () =>
  import('#features/products/product-list.page.tsx').then((module) => module.ProductListPage),
);

export const Route = createFileRoute('/_tenant/products/')({
  staticData: { entry: 'products.basic', screen: ProductListPage },
  validateSearch: listParameters,
  component: () => <ProductListPage />,
  loader: ProductListPage.preload,
});
