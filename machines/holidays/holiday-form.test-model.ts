import { createRecordFormTestModel } from '../testing/record-test-models.ts';
import { sampleHoliday } from './holiday.fixtures.ts';
import { holidayFormMachine } from './holiday-form.machine.ts';
import { toHolidayForm } from './holiday.ts';

export const testModel = createRecordFormTestModel(holidayFormMachine, {
  id: sampleHoliday.id,
  valid: toHolidayForm(sampleHoliday),
  broken: { name: '' },
  rules: [
    {
      source: 'ADMIN-022',
      text: 'A holiday has a name with a visible character and a day; it is a whole or a half day, for everyone or optional.',
    },
    {
      source: 'PRIV-048',
      text: 'A day can be a holiday only once; the day of another holiday is rejected at its field.',
    },
  ],
});
