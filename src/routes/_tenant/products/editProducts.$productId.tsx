import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#app/lazy-screen.ts';

const ProductFormPage = lazyScreen(['products', 'records', 'validation', 'common', 'shell'], () =>
  import('#app/products/form-page.tsx').then((module) => module.ProductFormPage),
);

export const Route = createFileRoute('/_tenant/products/editProducts/$productId')({
  staticData: { privilege: 'products.basic', screen: ProductFormPage },
  component: () => <ProductFormPage />,
  loader: ProductFormPage.preload,
});
