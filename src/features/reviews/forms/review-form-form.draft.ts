import { reviewFormAddresses } from '#page/parameters/addresses.ts';
import type { DraftForm } from '#page/drafts/draft-form.ts';

export const draftForm: DraftForm = {
  form: 'review-form-form',
  area: 'reviewForms',
  right: 'forms.basic',
  at: reviewFormAddresses,
};
