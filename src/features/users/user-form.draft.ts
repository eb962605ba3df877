import { userAddresses } from '#page/addresses.ts';
import type { DraftForm } from '#page/draft-form.ts';

export const draftForm: DraftForm = {
  form: 'user-form',
  area: 'users',
  right: 'users.basic',
  at: userAddresses,
};
