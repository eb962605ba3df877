import { menuManagerAddress } from '#page/parameters/addresses.ts';
import type { DraftForm } from '#page/drafts/draft-form.ts';

export const draftForm: DraftForm = {
  form: 'menu-form',
  area: 'menuManager',
  right: 'menuManager.basic',
  at: menuManagerAddress,
};
