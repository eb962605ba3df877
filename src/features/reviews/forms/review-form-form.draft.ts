import { reviewFormAddresses } from '#page/addresses.ts';
import type { DraftForm } from '#page/draft-form.ts';

export const draftForm: DraftForm = {
  form: 'review-form-form',
  area: 'reviewForms',
  right: 'forms.basic',
  at: reviewFormAddresses,
};
