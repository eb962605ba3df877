import { productAddresses } from '#page/addresses.ts';
import type { DraftForm } from '#page/draft-form.ts';

export const draftForm: DraftForm = {
  form: 'product-form',
  area: 'products',
  right: 'products.basic',
  at: productAddresses,
};
