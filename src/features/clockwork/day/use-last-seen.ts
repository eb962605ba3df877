import { useEffect } from 'react';
import { serverClock } from '#machines/clock.ts';
import type { Entry } from '#machines/clockwork/entry/entries.ts';
import { isStale } from '#machines/clockwork/stale/stale-entries.ts';
import { storeLastSeen } from '#session/storage/work/last-seen.ts';

/** Minimum interval between two writes, in ms; a likely end needs no more precision. */
const pause = 60_000;

/** Stores when someone was last active on the day of an entry while it is running. */
export function useLastSeen(entry: Entry, timeZone: string): void {
  // Listens to the person's clicks and keys on the full page.
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
