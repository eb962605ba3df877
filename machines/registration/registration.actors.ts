import { fromPromise } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';
import type { RegistrationForm } from './registration.form.ts';

export const listTimeZones = fromPromise<Schema<'TimeZone'>[]>(async ({ signal }) => {
  const { timezones } = await api.listTimeZones({ signal });
  return timezones;
});

/** Returns the warnings: with any, nothing was registered. */
export const registerOrganization = fromPromise<readonly string[], RegistrationForm>(
  async ({ input, signal }) => {
    const body = {
      id: crypto.randomUUID(),
      organization: input.organization.trim(),
      name: input.name.trim(),
      email: input.email.trim(),
      contactNumber: input.contactNumber.trim(),
      timeZone: input.timeZone,
    };
    const { warningMessages } = await api.registerOrganization({ body, signal });
    return warningMessages;
  },
);
