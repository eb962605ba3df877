import { useEffect } from 'react';
import { serverClock } from '#machines/clock.ts';
import type { Entry } from '#machines/clockwork/entries.ts';
import { isStale } from '#machines/clockwork/forgotten.ts';
import { storeLastSeen } from '#session/last-seen.ts';

/** In ms: a minute is all that a likely end needs. */
const pause = 60_000;

/** Stores when somebody was active on the day of an entry while it runs. */
export function useLastSeen(entry: Entry, timeZone: string): void {
  // Follows the person's clicks and keys on the whole page.
  useEffect(() => {
    const ended = new AbortController();
    let stored = -Infinity;
    const store = () => {
      const now = serverClock.now();
      if (Math.abs(now - stored) < pause || isStale(entry, { now, timeZone })) return;
      stored = now;
      storeLastSeen(entry.id, now);
    };
    const options = { capture: true, passive: true, signal: ended.signal };
    for (const sign of ['pointerdown', 'keydown'] as const) addEventListener(sign, store, options);
    return () => ended.abort();
  }, [entry, timeZone]);
}
