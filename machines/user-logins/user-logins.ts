import type { Schema } from '#openapi/client/index.ts';
import type { Clock } from '../clock.ts';
import { validateComplete } from '../validation/incomplete.ts';
import { shownIn } from '@atrium/time/zoned';
import {
  getFilter,
  firstPage,
  toSearchData,
  type ListColumns,
  type ListSearch,
} from '../lists/list-search.ts';

export type UserLogins = Schema<'UserLoginAnalytics'>;
export type UserLogin = Schema<'UserLoginDetail'>;

/** Decides "not today, not the future": the current day in the user's time zone. */
export interface Today {
  clock: Clock;
  /** IANA time zone name. */
  timeZone: string;
}

const dateName = 'date';
/** The only column that the grid filters by. Source: ANLYT-032. */
export const userColumn = 'User';

/** The columns that the URL of the user logins page may contain. */
export const userLoginFields: ListColumns = {
  sortable: ['dateTimeStampFormatted', userColumn, 'ipAddress', 'browser'],
  filterable: [dateName, userColumn],
};

/** Shown for an empty response: no logins and no users. */
export const noLogins: UserLogins = {
  userLoginDetails: [],
  loggedIn: 0,
  notLoggedIn: 0,
  totalUsers: 0,
  totalLogins: 0,
  totalUserCount: 0,
};

/** The day that a search requests, yyyy-MM-dd; null for none. */
export function getDay(search: ListSearch): string | null {
  const day = getFilter(search, dateName);
  return /^\d{4}-\d\d-\d\d$/.test(day) && isDay(day) ? day : null;
}

/** Some parsers accept 31 February as a date, others reject it. */
function isDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

/** The search for the first page of a day. */
export const searchOfDay = (day: string | null): ListSearch => ({
  ...firstPage,
  columnFilters: day === null ? [] : [{ name: dateName, value: day }],
});

/** The same search without the day, which is not a column of the grid. */
export const inGrid = (search: ListSearch): ListSearch => ({
  ...search,
  columnFilters: search.columnFilters.filter(({ name }) => name !== dateName),
});

/** The day before today: the latest day that can be requested. */
export function yesterday({ clock, timeZone }: Today): string {
  const today = Date.parse(`${shownIn(clock.now(), timeZone, 'yyyy-MM-dd')}T00:00:00Z`);
  return new Date(today - 86_400_000).toISOString().slice(0, 10);
}

export type DayError = 'required' | 'incomplete' | 'notPast';

/** Why a day cannot be requested, or null. Source: ANLYT-027. */
export function validateDay(day: string | null, today: Today): DayError | null {
  if (day === null) return 'required';
  if (validateComplete(day)) return 'incomplete';
  return day > yesterday(today) ? 'notPast' : null;
}

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** The request for a search in a tenant; its path contains the day as `dd-MMM-yyyy 00:00:00 AM`. */
export function buildRequest(search: ListSearch, tenantId: string) {
  const [year = '', month = '', date = ''] = (getDay(search) ?? '').split('-');
  return {
    path: { tenantId, newDate: `${date}-${months[Number(month) - 1]}-${year} 00:00:00 AM` },
    body: toSearchData(inGrid(search)),
  };
}
