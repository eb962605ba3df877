import { scriptAddresses } from '#page/parameters/addresses.ts';
import type { DraftForm } from '#page/drafts/draft-form.ts';

export const draftForm: DraftForm = {
  form: 'script-form',
  area: 'scripts',
  right: 'scriptManager.basic',
  at: scriptAddresses,
};
