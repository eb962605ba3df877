import { toolAddresses } from '#page/parameters/addresses.ts';
import type { DraftForm } from '#page/drafts/draft-form.ts';

export const draftForm: DraftForm = {
  form: 'tool-form',
  area: 'tools',
  right: 'tools.basic',
  at: toolAddresses,
};
