import { fromPromise } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';

export type CalendarEvent = Schema<'CalendarEvent'>;

/** Whether the person's calendar is connected. */
export const checkConnection = fromPromise<boolean>(
  async ({ signal }) =>
    (await api.getCalendarConnection({ signal })).calendarConnection.isGoogleCalendarSynced,
);

/** The events of a day, by start. */
export const getDayEvents = fromPromise<readonly CalendarEvent[], { date: string }>(
  async ({ input: { date }, signal }) =>
    (await api.getCalendarEvents({ query: { from: date, to: date }, signal })).calendarEvents,
);
