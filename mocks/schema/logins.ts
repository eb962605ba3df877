import { browserName } from '../common/browser.ts';
import type { Derivation } from '../store/store.ts';
import type { World } from '../store/world.ts';

/** The name of a login's browser, by which logins are sorted. */
export const computedLogins: Derivation<World, World['logins']> = {
  compute: (_, { browser }) => Promise.resolve({ browserName: browserName(browser) }),
  from: {},
};
