import { fromPromise } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';
import { shownIn } from '@atrium/time/zoned';

interface LoginInput {
  profile: Schema<'Profile'>;
  tenantId: string;
  /** The browser's name as it reports it (user agent). */
  browser: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** Loads both responses that decide who can enter. */
export const loadAccess = fromPromise<{
  role: Schema<'SecurityUserRoleVerification'>;
  tenants: Schema<'Tenant'>[];
}>(async ({ signal }) => {
  const [role, response] = await Promise.all([
    api.getUserRole({ signal }),
    api.getUserTenants({ signal }),
  ]);
  return { role: role.securityUserRoleVerification, tenants: response.tenants };
});

/** Accepts or declines the invitation to a tenant. */
export const answerInvitation = fromPromise<void, Schema<'InvitationAnswer'>>(
  async ({ input, signal }) => {
    await api.answerInvitation({ body: input, signal });
  },
);

export const assignTenant = fromPromise<Schema<'Tenant'>, { tenantId: string }>(
  async ({ input, signal }) => {
    const { tenant } = await api.assignTenant({ path: { tenantId: input.tenantId }, signal });
    return tenant;
  },
);

/** Saves the login: person, tenant, time and browser. The server fills in the IP address. */
export const saveLogin = fromPromise<void, LoginInput>(async ({ input, signal }) => {
  const { profile, tenantId, browser, now } = input;
  const timestamp = new Date(now);
  const body = {
    id: crypto.randomUUID(),
    employeeId: profile.employeeId,
    tenantId,
    ipAddress: '',
    timestamp: timestamp.toISOString(),
    dateTimeStampFormatted: shownIn(timestamp, profile.timeZone, 'dd-MMM-yyyy hh:mm a'),
    browser: browser.slice(0, 250),
  };
  await api.saveUserLogin({ body, signal });
});

/** Running entries that started on an earlier day: midnight crossovers. */
export const checkRunning = fromPromise<Schema<'RunningEntry'>[], { tenantId: string }>(
  async ({ input, signal }) => {
    const response = await api.getRunningEntries({ tenantId: input.tenantId, signal });
    return response.clockWorkRunningEntries.filter((running) => running.crossover);
  },
);
