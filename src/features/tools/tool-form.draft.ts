import { toolAddresses } from '#page/addresses.ts';
import type { DraftForm } from '#page/draft-form.ts';

export const draftForm: DraftForm = {
  form: 'tool-form',
  area: 'tools',
  right: 'tools.basic',
  at: toolAddresses,
};
