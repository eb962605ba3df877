import { roleAddresses } from '#page/parameters/addresses.ts';
import type { DraftForm } from '#page/drafts/draft-form.ts';

export const draftForm: DraftForm = {
  form: 'role-form',
  area: 'roles',
  right: 'roleManager.basic',
  at: roleAddresses,
};
