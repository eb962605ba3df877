import * as v from 'valibot';
import { persist, read } from '../device.ts';

/**
 * Tracks which tabs are filling in forms. A draft that another tab is typing is not offered in this
 * one. A tab that crashed is removed once its last heartbeat is too old.
 */
const key = 'atrium.device.draftTabs';
const local = () => localStorage;

/** In ms. A browser runs the timers of a hidden tab at least once a minute. */
const lifetime = 150_000;

/** The heartbeat interval of a tab that fills in a form, in ms. */
export const draftBeat = 30_000;

/** Unique per page load: a duplicated tab shares the session storage but is another tab. */
export const ownTab: string = crypto.randomUUID();

const beats = v.record(v.string(), v.number());

function liveTabs(now: number): Record<string, number> {
  const stored = v.safeParse(beats, read(local, key));
  const all = stored.success ? stored.output : {};
  return Object.fromEntries(Object.entries(all).filter(([, at]) => Math.abs(now - at) < lifetime));
}

/** Marks this tab as filling in a form. */
export function markTabInUse(now: number): void {
  persist(local, key, { ...liveTabs(now), [ownTab]: now });
}

/** Returns a function that checks whether a tab is another one that is filling in a form. */
export function createTabCheck(now: number): (tab: string | undefined) => boolean {
  const live = liveTabs(now);
  return (tab) => tab !== undefined && tab !== ownTab && tab in live;
}
