import { createList } from '../lists/create-list.ts';
import { loadProducts } from './product-list.actors.ts';
import type { Product } from './product.ts';

export const productListMachine = createList<Product>({
  id: 'product-list',
  description: 'The catalog of products. Source: PROD-013.',
  loadRecords: loadProducts,
});
