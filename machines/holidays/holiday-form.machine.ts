import { createRecordForm } from '../records/create-record-form.ts';
import { loadHolidayForm, saveHoliday } from './holiday-form.actors.ts';
import { emptyHoliday, validateHoliday, type HolidayForm } from './holiday.ts';

export const holidayFormMachine = createRecordForm<HolidayForm>({
  id: 'holiday-form',
  description:
    'Adds, duplicates or edits a holiday: its name, its day, and whether it is a half or an optional one. Source: ADMIN-022.',
  emptyForm: emptyHoliday,
  validate: validateHoliday,
  loadForm: loadHolidayForm,
  saveForm: saveHoliday,
});
