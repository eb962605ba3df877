import { productFormMachine } from '#machines/products/product-form.machine.ts';
import { emptyProduct } from '#machines/products/product.ts';
import { productAddresses } from '#page/parameters/addresses.ts';
import { recordFormPage } from '#page/records/record-form-page.tsx';
import { ProductFormScreen } from './product-form.screen.tsx';

export default recordFormPage(productFormMachine, {
  emptyForm: emptyProduct,
  list: productAddresses.list,
  getName: ({ name }) => name,
  parameter: 'productId',
  Screen: ProductFormScreen,
});
