import type { Clock } from '../clock.ts';
import { StoreUnavailable } from '../store/rules.ts';
import type { Store } from '../store/store.ts';
import type { World } from '../store/world.ts';
import type { Bearer } from './bearer.ts';

/** Between two notes of one session, in ms. */
const pause = 60_000;

/** Sessions that are remembered at most; the first come are forgotten first. */
const limit = 1000;

/** Where a call came from. */
interface Origin {
  userAgent: string;
  ipAddress: string;
}

/**
 * Notes that sessions are seen, each at most once a minute, so that most calls write nothing. What
 * has ended stays as it is.
 */
export function noticing(store: Store<World>, clock: Clock) {
  const noted = new Map<string, number>();
  return async ({ subject, sessionId: id, since }: Bearer, from: Origin): Promise<void> => {
    const now = clock.now();
    if (now < (noted.get(id) ?? -Infinity) + pause) return;
    const [oldest] = noted.keys();
    if (noted.size >= limit && oldest !== undefined) noted.delete(oldest);
    noted.set(id, now);
    const lastSeenOn = new Date(now).toISOString();
    const note = store.transaction('write', async ({ platform }) => {
      const stored = await platform.get('sessions', id);
      if (stored?.endedOn || !(await platform.get('people', subject))) return;
      const signedInOn = stored?.signedInOn ?? new Date(since ?? now).toISOString();
      const lasting = { endedOn: null, isSignedOut: false };
      const session = { id, personId: subject, ...from, signedInOn, lastSeenOn, ...lasting };
      await platform.put('sessions', session);
    });
    // A full disk must not make reading fail, too.
    await note.catch((error: unknown) => {
      noted.delete(id);
      if (!(error instanceof StoreUnavailable)) throw error;
    });
  };
}
