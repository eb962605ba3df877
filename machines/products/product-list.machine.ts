import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { Product } from './product.ts';
import { createList } from '../lists/create-list.ts';

const loadProducts = fromPromise<readonly Product[]>(async ({ signal }) => {
  const { productGridView } = await api.getProducts({ signal });
  return productGridView;
});

export const productListMachine = createList<Product>({
  id: 'product-list',
  description: 'The catalog of products. Source: PROD-013.',
  loadRecords: loadProducts,
});
