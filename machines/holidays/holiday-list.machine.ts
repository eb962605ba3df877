import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { ListPage, PageRequest } from '../lists/list-types.ts';
import { parseYear, type Holiday, type HolidayFacets } from './holiday.ts';
import { createList } from '../lists/create-list.ts';
import { deletion } from '../lists/deletion.ts';
import { undo } from '../lists/undo.ts';
import { restoreHolidayMachine } from './restore-holiday.machine.ts';

/** Loads the holidays of a year, which is the parent; those of all years without one. */
const loadHolidays = fromPromise<ListPage<Holiday>, PageRequest>(
  async ({ input: { parentId }, signal }) => {
    const year = parseYear(parentId);
    const query = year === null ? {} : { year };
    const { holidays, workingDays = null } = await api.getHolidays({ query, signal });
    const facets: HolidayFacets = { workingDays };
    return { rows: holidays, total: holidays.length, facets };
  },
);

const deleteHoliday = fromPromise<unknown, { row: Holiday }>(({ input: { row }, signal }) =>
  api.deleteHoliday({ path: { id: row.id }, signal }),
);

/** A year has few holidays: all of them are one page. */
export const holidayListMachine = createList<Holiday>({
  id: 'holiday-list',
  description: 'The holidays of a year, by date. Source: ADMIN-002, PRIV-048.',
  loadPage: loadHolidays,
  parts: [deletion(deleteHoliday), undo(restoreHolidayMachine)],
});
