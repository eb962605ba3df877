import { scriptAddresses } from '#page/addresses.ts';
import type { DraftForm } from '#page/draft-form.ts';

export const draftForm: DraftForm = {
  form: 'script-form',
  area: 'scripts',
  right: 'scriptManager.basic',
  at: scriptAddresses,
};
