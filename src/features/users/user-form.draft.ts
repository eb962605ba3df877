import { userAddresses } from '#page/parameters/addresses.ts';
import type { DraftForm } from '#page/drafts/draft-form.ts';

export const draftForm: DraftForm = {
  form: 'user-form',
  area: 'users',
  right: 'users.basic',
  at: userAddresses,
};
