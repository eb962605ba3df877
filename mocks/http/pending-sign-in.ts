import type { Clock } from '../clock.ts';
import type { Store } from '../store/store.ts';
import type { World } from '../store/world.ts';

/** How long a person may take to enter the second factor, in ms. */
const lifetime = 600_000;

/**
 * Stores that a person has passed the first factor; returns an unguessable id for the pending
 * sign-in.
 */
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

/** The person of a pending sign-in; null for an unknown or expired one. */
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

/** A completed sign-in cannot be completed again. */
export const endPending = (store: Store<World>, id: string): Promise<void> =>
  store.transaction('write', ({ platform }) => platform.remove('pendingSignIns', id));
