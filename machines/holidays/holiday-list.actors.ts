import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { ListPage, PageRequest } from '../lists/list-types.ts';
import { parseYear, type Holiday, type HolidayFacets } from './holiday.ts';

/** Loads the holidays of a year, which is the parent; those of all years without one. */
export const loadHolidays = fromPromise<ListPage<Holiday>, PageRequest>(
  async ({ input: { parentId }, signal }) => {
    const year = parseYear(parentId);
    const query = year === null ? {} : { year };
    const { holidays, workingDays = null } = await api.getHolidays({ query, signal });
    const facets: HolidayFacets = { workingDays };
    return { rows: holidays, total: holidays.length, facets };
  },
);

export const deleteHoliday = fromPromise<unknown, { row: Holiday }>(({ input: { row }, signal }) =>
  api.deleteHoliday({ path: { id: row.id }, signal }),
);
