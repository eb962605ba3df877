import * as v from 'valibot';
import { persist, read } from './device.ts';

/**
 * When somebody was last active on this device while an entry ran, on the entry's own day. It tells when
 * work on a forgotten entry has probably ended. One entry runs at a time, so one is stored; its id
 * belongs to one person.
 */
const key = 'atrium.device.lastSeen';
const local = () => localStorage;

const storedSeen = v.object({ entryId: v.string(), at: v.number() });

/** In ms since 1970; null where nothing is known of the entry. */
export function readLastSeen(entryId: string): number | null {
  const stored = v.safeParse(storedSeen, read(local, key));
  return stored.success && stored.output.entryId === entryId ? stored.output.at : null;
}

export function storeLastSeen(entryId: string, at: number): void {
  persist(local, key, { entryId, at });
}
