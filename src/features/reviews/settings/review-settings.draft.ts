import { buildAddress } from '#page/addresses.ts';
import type { DraftForm } from '#page/draft-form.ts';

export const draftForm: DraftForm = {
  form: 'review-settings',
  area: 'reviewSettings',
  right: 'cycle.add',
  at: buildAddress('/performance/settings'),
};
