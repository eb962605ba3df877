import { createListTestModel } from '../testing/list-test-models.ts';
import { sampleHoliday } from './holiday.fixtures.ts';
import { holidayListMachine } from './holiday-list.machine.ts';

export const testModel = createListTestModel(holidayListMachine, sampleHoliday, [
  { source: 'ADMIN-002', text: 'The holidays of a year have their own page.' },
  {
    source: 'ADMIN-022',
    text: 'Everyone reads the holidays; only people with the right change them.',
  },
]);
