import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';

/** The server's description of each time zone, by its id. */
export const listTimeZones = fromPromise<ReadonlyMap<string, string>>(async ({ signal }) => {
  const { timezones } = await api.listTimeZones({ signal });
  return new Map(timezones.map(({ id, description }) => [id, description]));
});
