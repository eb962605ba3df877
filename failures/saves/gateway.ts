import type { Desk } from '../support/desk.ts';
import { choose, mainSays, press, until } from '../support/page.ts';
import type { SaveEntry } from '../support/save.ts';

const gateway = async ({ app }: Desk) => {
  app.app.leaveTenant();
  await until('the gateway', () => /Select Tenant/.test(mainSays()));
  await choose(/Tenant/, /^Aster Labs/);
};

/** What is saved as a tenant is entered. */
export const gatewaySaves: readonly SaveEntry[] = [
  {
    name: 'the details of a login are kept',
    operation: 'saveUserLogin',
    isBestEffort: true,
    prepare: gateway,
    save: () => press('Enter'),
    done: () => /Hours today/.test(mainSays()),
  },
  {
    name: 'a tenant is chosen',
    operation: 'assignTenant',
    prepare: gateway,
    save: () => press('Enter'),
    again: async () => {
      await press('Try again');
      await choose(/Tenant/, /^Aster Labs/);
      await press('Enter');
    },
  },
];
