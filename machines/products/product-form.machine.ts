import { createRecordForm } from '../records/create-record-form.ts';
import { loadProductForm, saveProduct } from './product-form.actors.ts';
import { emptyProduct, validateProduct, type ProductForm } from './product.ts';

export const productFormMachine = createRecordForm<ProductForm>({
  id: 'product-form',
  description: 'A product is added, duplicated or edited. Source: PROD-011, PROD-027.',
  emptyForm: emptyProduct,
  validate: validateProduct,
  loadForm: loadProductForm,
  saveForm: saveProduct,
});
