import { buildAddress } from '#page/parameters/addresses.ts';
import type { DraftForm } from '#page/drafts/draft-form.ts';

export const draftForm: DraftForm = {
  form: 'review-settings',
  area: 'reviewSettings',
  right: 'cycle.add',
  at: buildAddress('/performance/settings'),
};
