import type { Schema } from '#openapi/client/index.ts';
import type { Clock } from '../clock.ts';
import { validateComplete } from '../validation/incomplete.ts';
import { shownIn } from '../zoned.ts';
import {
  getFilter,
  firstPage,
  toSearchData,
  type ListColumns,
  type ListSearch,
} from '../lists/list-search.ts';

export type UserLogins = Schema<'UserLoginAnalytics'>;
export type UserLogin = Schema<'UserLoginDetail'>;

/** What "not today, not the future" is judged by: it is today where the person is. */
export interface Today {
  clock: Clock;
  /** IANA name. */
  timeZone: string;
}

const dateName = 'date';
/** The grid filters by this alone. Source: ANLYT-032. */
export const userColumn = 'User';

/** What the address of user logins may say. */
export const userLoginFields: ListColumns = {
  sortable: ['dateTimeStampFormatted', userColumn, 'ipAddress', 'browser'],
  filterable: [dateName, userColumn],
};

/** No logins of nobody: what is shown for an empty answer. */
export const noLogins: UserLogins = {
  userLoginDetails: [],
  loggedIn: 0,
  notLoggedIn: 0,
  totalUsers: 0,
  totalLogins: 0,
  totalUserCount: 0,
};

/** The day that a search asks for, yyyy-MM-dd; null for none. */
export function getDay(search: ListSearch): string | null {
  const day = getFilter(search, dateName);
  return /^\d{4}-\d\d-\d\d$/.test(day) && isDay(day) ? day : null;
}

/** 31 February is a date-time to some, and none to others. */
function isDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

/** The first page of a day. */
export const searchOfDay = (day: string | null): ListSearch => ({
  ...firstPage,
  columnFilters: day === null ? [] : [{ name: dateName, value: day }],
});

/** The same rows without the day, which is no column of the grid. */
export const inGrid = (search: ListSearch): ListSearch => ({
  ...search,
  columnFilters: search.columnFilters.filter(({ name }) => name !== dateName),
});

/** The day before today, which is the last that can be asked for. */
export function yesterday({ clock, timeZone }: Today): string {
  const today = Date.parse(`${shownIn(clock.now(), timeZone, 'yyyy-MM-dd')}T00:00:00Z`);
  return new Date(today - 86_400_000).toISOString().slice(0, 10);
}

export type DayError = 'required' | 'incomplete' | 'notPast';

/** What keeps a day from being asked for. Source: ANLYT-027. */
export function validateDay(day: string | null, today: Today): DayError | null {
  if (day === null) return 'required';
  if (validateComplete(day)) return 'incomplete';
  return day > yesterday(today) ? 'notPast' : null;
}

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** The request of a search in a tenant; the day is `dd-MMM-yyyy 00:00:00 AM` in its path. */
export function buildRequest(search: ListSearch, tenantId: string) {
  const [year = '', month = '', date = ''] = (getDay(search) ?? '').split('-');
  return {
    path: { tenantId, newDate: `${date}-${months[Number(month) - 1]}-${year} 00:00:00 AM` },
    body: toSearchData(inGrid(search)),
  };
}
