import { createList } from '../lists/create-list.ts';
import { deletion } from '../lists/deletion.ts';
import { undo } from '../lists/undo.ts';
import { deleteHoliday, loadHolidays } from './holiday-list.actors.ts';
import type { Holiday } from './holiday.ts';
import { restoreHolidayMachine } from './restore-holiday.machine.ts';

/** A year has few holidays: all of them are one page. */
export const holidayListMachine = createList<Holiday>({
  id: 'holiday-list',
  description: 'The holidays of a year, by date. Source: ADMIN-002, PRIV-048.',
  loadPage: loadHolidays,
  parts: [deletion(deleteHoliday), undo(restoreHolidayMachine)],
});
