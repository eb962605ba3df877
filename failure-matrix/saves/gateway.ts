import type { Harness } from '../support/harness.ts';
import { selectOption, readMainText, press, until } from '../support/page.ts';
import type { SaveEntry } from '../support/save.ts';

const gateway = async ({ app }: Harness) => {
  app.app.leaveTenant();
  await until('the tenant selection', () => /Select Tenant/.test(readMainText()));
  await selectOption(/Tenant/, /^Aster Labs/);
};

/** The gateway of someone who is invited to another tenant. */
const invitedGateway = async ({ app, network: { server } }: Harness) => {
  const headers = {
    Authorization: `Bearer ${await server.tokenFor('farid')}`,
    'Content-Type': 'application/json',
  };
  const guest = { id: crypto.randomUUID(), name: 'Guest', email: 'ava@demo.test' };
  const sent = { method: 'POST', headers, body: JSON.stringify(guest) };
  await server.fetch(new Request(`${server.apiAddress}/cedar/tenantuser`, sent));
  app.app.leaveTenant();
  await until('the invitation', () => /Cedar Group invited you/.test(readMainText()));
};

const acceptInvitation = () => press('Accept the invitation to Cedar Group');

/** The saves while a tenant is entered. */
export const gatewaySaves: readonly SaveEntry[] = [
  {
    name: 'the details of a sign-in are stored',
    operation: 'saveUserLogin',
    isBestEffort: true,
    setUp: gateway,
    save: () => press('Enter'),
    done: () => /Hours today/.test(readMainText()),
  },
  {
    name: 'an invitation is accepted',
    operation: 'answerInvitation',
    setUp: invitedGateway,
    save: acceptInvitation,
    again: async () => {
      await press('Try again');
      await until('the invitation', () => /Cedar Group invited you/.test(readMainText()));
      await acceptInvitation();
    },
    done: () => /Select Tenant/.test(readMainText()) && !/invited you/.test(readMainText()),
  },
  {
    name: 'a tenant is selected',
    operation: 'assignTenant',
    setUp: gateway,
    save: () => press('Enter'),
    again: async () => {
      await press('Try again');
      await selectOption(/Tenant/, /^Aster Labs/);
      await press('Enter');
    },
  },
];
