import { HttpError } from '../../core/refusal.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { TriesRecord } from '../../store/world/account.ts';

/** What a person can guess at; each is counted on its own. */
export type Tried = 'password' | 'code';

/** Wrong tries in a row before the next has to wait, and how long it waits, in seconds. */
const limit = 5;
const pause = 60;

/**
 * Seconds until the next try is allowed, 0 for now. Once the limit is reached, each further wrong
 * try has to be waited for. Source: decisions, "answers and failures" (429).
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

/** Holds a person off who has guessed wrong too often. 429 that says how long to wait. */
export async function admit(call: Trying, ...all: readonly Tried[]): Promise<void> {
  for (const what of all) {
    const seconds = await getRetryDelay(call, what);
    if (seconds > 0) {
      throw new HttpError(429, [{ key: 'tooManyTries', values: { seconds } }], {}, seconds);
    }
  }
}

/** Remembers a wrong try; a right one forgets those before it. */
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
