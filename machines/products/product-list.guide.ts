import { listGuide } from '../testing/list-guides.ts';
import { productListMachine } from './product-list.machine.ts';
import { exampleProduct } from './product.example.ts';

export const guide = listGuide(productListMachine, exampleProduct, [
  {
    source: 'document 3, section 2 (Products and Apps)',
    text: 'A product is edited from its row; the delete icon is shown and does nothing.',
  },
  {
    source: 'document 3, section 4 (Status values)',
    text: 'A product is Active or InActive.',
  },
]);
