import { fromCallback, fromPromise } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';
import { stream } from '#openapi/client/stream.ts';

export type Connection = Schema<'CalendarConnection'>;
export type Authorization = Schema<'CalendarAuthorization'>;

export const getCalendarConnection = fromPromise<Connection>(
  async ({ signal }) => (await api.getCalendarConnection({ signal })).calendarConnection,
);

export const startCalendarConnection = fromPromise<Authorization, { redirectUri: string }>(
  async ({ input, signal }) =>
    (await api.startCalendarConnection({ body: input, signal })).calendarAuthorization,
);

export const connectCalendar = fromPromise<
  Connection,
  { authorizationCode: string; state: string }
>(
  async ({ input, signal }) =>
    (await api.connectCalendar({ body: input, signal })).calendarConnection,
);

export const syncCalendar = fromPromise<Connection>(
  async ({ signal }) => (await api.syncCalendar({ signal })).calendarConnection,
);

export const disconnectCalendar = fromPromise<Connection>(
  async ({ signal }) => (await api.disconnectCalendar({ signal })).calendarConnection,
);

/** Reports every change of the person's calendar, also from other tabs. */
export const listenToCalendar = fromCallback<
  { type: 'none' },
  undefined,
  { type: 'calendar.changed' }
>(({ sendBack }) => {
  const leaving = new AbortController();
  const { signal } = leaving;
  void stream(api.listenToCalendarSync, {
    signal,
    onEvent: () => sendBack({ type: 'calendar.changed' }),
  });
  return () => leaving.abort();
});
