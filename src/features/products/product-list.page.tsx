import { productListMachine } from '#machines/products/product-list.machine.ts';
import { productFields } from '#machines/products/product.ts';
import { productAddresses } from '#page/parameters/addresses.ts';
import { recordListPage } from '#page/records/record-list-page.tsx';
import { ProductListScreen } from './product-list.screen.tsx';

export default recordListPage(productListMachine, {
  fields: productFields,
  list: productAddresses.list,
  Screen: ProductListScreen,
});
