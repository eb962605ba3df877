import { menuManagerAddress } from '#page/addresses.ts';
import type { DraftForm } from '#page/draft-form.ts';

export const draftForm: DraftForm = {
  form: 'menu-form',
  area: 'menuManager',
  right: 'menuManager.basic',
  at: menuManagerAddress,
};
