import type { Store } from '../store/store.ts';
import type { World } from '../store/world.ts';

/**
 * The records that the provider's pages and the app must share; without them no one could sign in.
 */
const names = ['keys', 'signIns', 'authorizationCodes', 'refreshTokens', 'sessions'] as const;
type Name = (typeof names)[number];
export type Carried = { [N in Name]: World[N][] };

const key = 'atrium.identity';

/**
 * If the browser has no database, each page has its own world. The session storage carries the
 * sign-in data from one page of this tab to the next.
 */
export async function carryIdentity(store: Store<World>): Promise<Store<World>> {
  const carried = read();
  if (carried) await putIdentity(store, carried);
  return {
    ...store,
    transaction: async (mode, work) => {
      const result = await store.transaction(mode, work);
      if (mode === 'write') sessionStorage.setItem(key, JSON.stringify(await takeIdentity(store)));
      return result;
    },
  };
}

/** Extracts the sign-in data from a store. */
export const takeIdentity = (store: Store<World>): Promise<Carried> =>
  store.transaction('read', async ({ platform }) => ({
    keys: await platform.query('keys'),
    signIns: await platform.query('signIns'),
    authorizationCodes: await platform.query('authorizationCodes'),
    refreshTokens: await platform.query('refreshTokens'),
    sessions: await platform.query('sessions'),
  }));

/** Puts sign-in data into another store, or back into the same one after it was cleared. */
export const putIdentity = (store: Store<World>, carried: Carried): Promise<void> =>
  store.transaction('write', async ({ platform }) => {
    const put = async <N extends Name>(name: N, records: World[N][]) => {
      for (const record of records) await platform.put(name, record);
    };
    for (const name of names) await put(name, carried[name]);
  });

/** Only `save` writes it, and only for this tab. */
function read(): Carried | null {
  return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Carried | null;
}
