import { reviewCycleAddresses } from '#page/addresses.ts';
import type { DraftForm } from '#page/draft-form.ts';

export const draftForm: DraftForm = {
  form: 'cycle-editor',
  area: 'reviewCycles',
  right: 'cycle.add',
  at: reviewCycleAddresses.create,
};
