import { valueListAddresses } from '#page/parameters/addresses.ts';
import type { DraftForm } from '#page/drafts/draft-form.ts';

export const draftForm: DraftForm = {
  form: 'value-list-form',
  area: 'valueLists',
  right: 'listManager.basic',
  at: valueListAddresses,
};
