import * as v from 'valibot';
import { persist, read } from '../device.ts';

/**
 * When the user was last active on this device while an entry was running, on the entry's own day.
 * It suggests when work on a forgotten entry ended. Only one entry runs at a time, so one is
 * stored; its id belongs to one user.
 */
const key = 'atrium.device.lastSeen';
const local = () => localStorage;

const storedSeen = v.object({ entryId: v.string(), at: v.number() });

/** In ms since 1970; null if nothing is stored for the entry. */
export function readLastSeen(entryId: string): number | null {
  const stored = v.safeParse(storedSeen, read(local, key));
  return stored.success && stored.output.entryId === entryId ? stored.output.at : null;
}

export function storeLastSeen(entryId: string, at: number): void {
  persist(local, key, { entryId, at });
}
