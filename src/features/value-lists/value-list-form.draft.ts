import { valueListAddresses } from '#page/addresses.ts';
import type { DraftForm } from '#page/draft-form.ts';

export const draftForm: DraftForm = {
  form: 'value-list-form',
  area: 'valueLists',
  right: 'listManager.basic',
  at: valueListAddresses,
};
