import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { LoadedForm, MadeRecord } from '../records/form-values.ts';
import {
  emptyProduct,
  toProductBody,
  toProductForm,
  type ProductForm,
  validateProduct,
} from './product.ts';
import { createRecordForm } from '../records/create-record-form.ts';

/**
 * Loads a product to edit or to copy. Before an empty form, an empty product is posted, as built:
 * the response is the list and nothing is stored. Source: PROD-010.
 */
const loadProductForm = fromPromise<LoadedForm<ProductForm>, { id: string | null }>(
  async ({ input: { id }, signal }) => {
    if (id === null) {
      await api.createProduct({ body: {}, signal });
      return { form: emptyProduct, version: null };
    }
    const { productsEditDTO } = await api.getProduct({ path: { id }, signal });
    return { form: toProductForm(productsEditDTO), version: productsEditDTO.version };
  },
);

const saveProduct = fromPromise<
  MadeRecord<ProductForm> | null,
  LoadedForm<ProductForm> & { id: string | null }
>(async ({ input: { id, form, version }, signal }) => {
  const body = toProductBody(form);
  const seen = version === null ? {} : { version };
  if (id === null) await api.createProduct({ body, signal });
  else await api.updateProduct({ body: { id, ...body, ...seen }, signal });
  return null;
});

export const productFormMachine = createRecordForm<ProductForm>({
  id: 'product-form',
  description: 'A product is added, duplicated or edited. Source: PROD-011, PROD-027.',
  emptyForm: emptyProduct,
  validate: validateProduct,
  loadForm: loadProductForm,
  saveForm: saveProduct,
});
