import { HttpError } from '../../core/requests/http-error.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { TriesRecord } from '../../store/world/account.ts';

/** The secrets that can be guessed; attempts are counted separately for each. */
export type Tried = 'password' | 'code';

/** Wrong attempts in a row before the next one must wait, and the wait in seconds. */
const limit = 5;
const pause = 60;

/**
 * Seconds until the next attempt is allowed, 0 for now. Once the limit is reached, each further
 * wrong attempt causes another wait. Source: PROF-D15.
 */
export function waitAfter(tries: Omit<TriesRecord, 'id'> | undefined, now: number): number {
  if (!tries || tries.wrong < limit) return 0;
  return Math.max(0, Math.ceil((Date.parse(tries.at) + pause * 1000 - now) / 1000));
}

export interface Trying {
  platform: Scope<World>;
  person: { id: string };
  clock: { now(): number };
}

const getId = ({ person }: Trying, what: Tried) => `${person.id}:${what}`;

/** Seconds until a person may try again, 0 for now. */
export const getRetryDelay = async (call: Trying, what: Tried): Promise<number> =>
  waitAfter(await call.platform.get('tries', getId(call, what)), call.clock.now());

/** Rejects attempts of a person who has failed too often. 429 that states how long to wait. */
export async function admit(call: Trying, ...all: readonly Tried[]): Promise<void> {
  for (const what of all) {
    const seconds = await getRetryDelay(call, what);
    if (seconds > 0) {
      throw new HttpError(429, [{ key: 'tooManyTries', values: { seconds } }], {}, seconds);
    }
  }
}

/** Counts a wrong attempt; a correct one clears the count. */
export async function count(call: Trying, what: Tried, isRight: boolean): Promise<void> {
  const id = getId(call, what);
  if (isRight) {
    await call.platform.remove('tries', id);
    return;
  }
  const before = await call.platform.get('tries', id);
  const at = new Date(call.clock.now()).toISOString();
  await call.platform.put('tries', { id, wrong: (before?.wrong ?? 0) + 1, at });
}

/**
 * Whether a person's password is still the one with this hash: another window may have changed it
 * since it was compared, which takes place before the transaction.
 */
export async function isPasswordUnchanged(
  { platform, person }: Pick<Trying, 'platform' | 'person'>,
  passwordHash: string,
): Promise<boolean> {
  return (await platform.get('people', person.id))?.passwordHash === passwordHash;
}
