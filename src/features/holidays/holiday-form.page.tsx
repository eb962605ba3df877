import * as v from 'valibot';
import { holidayFormMachine } from '#machines/holidays/holiday-form.machine.ts';
import { emptyHoliday, isDay, toSourceOnDay } from '#machines/holidays/holiday.ts';
import { holidayAddresses } from '#page/parameters/addresses.ts';
import { recordFormPage } from '#page/records/record-form-page.tsx';
import { isRecordId } from '#page/parameters/record-parameters.ts';
import { HolidayFormScreen } from './holiday-form.screen.tsx';

export default recordFormPage(holidayFormMachine, {
  emptyForm: emptyHoliday,
  list: holidayAddresses.list,
  getName: ({ name }) => name,
  parameter: 'holidayId',
  getSource: ({ sourceId, date }) => {
    if (isDay(date)) return toSourceOnDay(date);
    return isRecordId(sourceId) ? sourceId : null;
  },
  fieldSchemas: { date: v.nullable(v.string()) },
  Screen: HolidayFormScreen,
});
