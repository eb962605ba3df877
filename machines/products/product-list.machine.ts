import { createList } from '../lists/create-list.ts';
import { loadProducts } from './product-list.actors.ts';
import type { Product } from './product.ts';

export const productListMachine = createList<Product>({
  id: 'product-list',
  description: 'The catalogue of products. Source: document 3, section 2 (Products and Apps).',
  loadRecords: loadProducts,
});
