import { fromPromise } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';

export const listTimeZones = fromPromise<readonly Schema<'TimeZone'>[]>(async ({ signal }) => {
  const { timezones } = await api.listTimeZones({ signal });
  return timezones;
});

/** The user after the update, from the server's response. */
export const updateDateFormatAndTimeZone = fromPromise<
  Schema<'TenantUser'>,
  Schema<'DateFormatAndTimeZone'>
>(async ({ input: body, signal }) => {
  const { securityUser } = await api.updateDateFormatAndTimeZone({ body, signal });
  return securityUser;
});
