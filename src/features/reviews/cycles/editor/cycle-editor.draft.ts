import { reviewCycleAddresses } from '#page/parameters/addresses.ts';
import type { DraftForm } from '#page/drafts/draft-form.ts';

export const draftForm: DraftForm = {
  form: 'cycle-editor',
  area: 'reviewCycles',
  right: 'cycle.add',
  at: reviewCycleAddresses.create,
};
