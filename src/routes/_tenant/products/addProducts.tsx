import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#page/lazy-screen.ts';
import { copyParameter } from '#page/record-parameters.ts';

const ProductFormPage = lazyScreen(['products', 'records', 'validation', 'common', 'shell'], () =>
  import('#features/products/product-form.page.tsx').then((module) => module.ProductFormPage),
);

export const Route = createFileRoute('/_tenant/products/addProducts')({
  staticData: { entry: 'products.basic', screen: ProductFormPage },
  validateSearch: copyParameter,
  component: () => <ProductFormPage />,
  loader: ProductFormPage.preload,
});
