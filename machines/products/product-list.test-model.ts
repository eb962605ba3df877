import { createListTestModel } from '../testing/list-test-models.ts';
import { productListMachine } from './product-list.machine.ts';
import { exampleProduct } from './product.fixtures.ts';

export const testModel = createListTestModel(productListMachine, exampleProduct, [
  {
    source: 'PROD-016',
    text: 'A product is edited from its row; the delete icon is shown and does nothing.',
  },
  {
    source: 'PROD-033',
    text: 'A product is Active or InActive.',
  },
]);
