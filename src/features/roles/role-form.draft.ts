import { roleAddresses } from '#page/addresses.ts';
import type { DraftForm } from '#page/draft-form.ts';

export const draftForm: DraftForm = {
  form: 'role-form',
  area: 'roles',
  right: 'roleManager.basic',
  at: roleAddresses,
};
