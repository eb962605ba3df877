import { tagAddresses } from '#page/addresses.ts';
import type { DraftForm } from '#page/draft-form.ts';

export const draftForm: DraftForm = {
  form: 'tag-form',
  area: 'tags',
  right: 'tags.basic',
  at: tagAddresses,
};
