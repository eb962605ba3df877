import { holidayAddresses } from '#page/parameters/addresses.ts';
import type { DraftForm } from '#page/drafts/draft-form.ts';

export const draftForm: DraftForm = {
  form: 'holiday-form',
  area: 'holidays',
  right: 'holidays.basic',
  at: holidayAddresses,
};
