import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { Product } from './product.ts';

export const loadProducts = fromPromise<readonly Product[]>(async ({ signal }) => {
  const { productGridView } = await api.getProducts({ signal });
  return productGridView;
});
