import type { Clock } from '../clock.ts';
import type { Store } from '../store/store.ts';
import type { World } from '../store/world.ts';

/** How long somebody may take to show the second factor, in ms. */
const lifetime = 600_000;

/** Remembers who has shown the first factor; what it answers stands for them, and nobody guesses it. */
export async function startPending(
  store: Store<World>,
  clock: Clock,
  personId: string,
): Promise<string> {
  const id = crypto.randomUUID();
  const expiresAt = new Date(clock.now() + lifetime).toISOString();
  await store.transaction('write', ({ platform }) =>
    platform.put('pendingSignIns', { id, personId, expiresAt }),
  );
  return id;
}

/** Whose sign-in is under way; null for none, or one that has taken too long. */
export async function pendingPerson(
  store: Store<World>,
  clock: Clock,
  id: string,
): Promise<string | null> {
  const pending = await store.transaction('read', ({ platform }) =>
    platform.get('pendingSignIns', id),
  );
  const isGood = pending && new Date(clock.now()).toISOString() < pending.expiresAt;
  return isGood ? pending.personId : null;
}

/** A sign-in that is complete cannot be completed again. */
export const endPending = (store: Store<World>, id: string): Promise<void> =>
  store.transaction('write', ({ platform }) => platform.remove('pendingSignIns', id));
