import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';

/**
 * What the server calls each time zone, by its id; none where they cannot be read, which is told as
 * every failed call is.
 */
export const timeZoneDescriptions = fromPromise<ReadonlyMap<string, string>>(async ({ signal }) => {
  const { timezones } = await api.listTimeZones({ signal }).catch(() => ({ timezones: [] }));
  return new Map(timezones.map(({ id, description }) => [id, description]));
});
