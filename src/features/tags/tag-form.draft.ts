import { tagAddresses } from '#page/parameters/addresses.ts';
import type { DraftForm } from '#page/drafts/draft-form.ts';

export const draftForm: DraftForm = {
  form: 'tag-form',
  area: 'tags',
  right: 'tags.basic',
  at: tagAddresses,
};
