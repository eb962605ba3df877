import { productAddresses } from '#page/parameters/addresses.ts';
import type { DraftForm } from '#page/drafts/draft-form.ts';

export const draftForm: DraftForm = {
  form: 'product-form',
  area: 'products',
  right: 'products.basic',
  at: productAddresses,
};
