import { holidayAddresses } from '#page/addresses.ts';
import type { DraftForm } from '#page/draft-form.ts';

export const draftForm: DraftForm = {
  form: 'holiday-form',
  area: 'holidays',
  right: 'holidays.basic',
  at: holidayAddresses,
};
