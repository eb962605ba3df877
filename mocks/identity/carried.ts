import type { Store } from '../store/store.ts';
import type { World } from '../store/world.ts';

/** What the provider's pages and the app must both know, or nobody could sign in. */
const names = ['keys', 'signIns', 'authorizationCodes', 'refreshTokens', 'sessions'] as const;
type Name = (typeof names)[number];
export type Carried = { [N in Name]: World[N][] };

const key = 'atrium.identity';

/**
 * Where the browser keeps no database, each page has a world of its own. What signs a person in
 * is carried from one page of this tab to the next by its session storage.
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

/** What signs people in, out of a store. */
export const takeIdentity = (store: Store<World>): Promise<Carried> =>
  store.transaction('read', async ({ platform }) => ({
    keys: await platform.query('keys'),
    signIns: await platform.query('signIns'),
    authorizationCodes: await platform.query('authorizationCodes'),
    refreshTokens: await platform.query('refreshTokens'),
    sessions: await platform.query('sessions'),
  }));

/** Puts what signs people in into another store, or into the same one after it was emptied. */
export const putIdentity = (store: Store<World>, carried: Carried): Promise<void> =>
  store.transaction('write', async ({ platform }) => {
    const put = async <N extends Name>(name: N, records: World[N][]) => {
      for (const record of records) await platform.put(name, record);
    };
    for (const name of names) await put(name, carried[name]);
  });

/** Written by `save` alone, for this tab alone. */
function read(): Carried | null {
  return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Carried | null;
}
