import type { Clock } from '../../clock.ts';
import { StoreUnavailable } from '../../store/rules.ts';
import type { Store } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { Bearer } from '../requests/bearer.ts';

/** Minimum time between two updates of one session, in ms. */
const pause = 60_000;

/** Maximum number of cached sessions; the oldest are removed first. */
const limit = 1000;

/** The origin of a call. */
interface Origin {
  userAgent: string;
  ipAddress: string;
}

/**
 * Stores that sessions are active, each at most once a minute, so that most calls write nothing.
 * Ended sessions stay unchanged.
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
    // A full disk must not make read calls fail, too.
    await note.catch((error: unknown) => {
      noted.delete(id);
      if (!(error instanceof StoreUnavailable)) throw error;
    });
  };
}
