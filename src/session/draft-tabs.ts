import * as v from 'valibot';
import { persist, read } from './device.ts';

/**
 * Which tabs are filling in forms. A draft that another tab is typing is not offered in this one; a tab
 * that ends without a word (a crash) is forgotten once its sign of life is too old.
 */
const key = 'atrium.device.draftTabs';
const local = () => localStorage;

/** In ms. A browser lets the timers of a hidden tab run once a minute at the least. */
const lifetime = 150_000;

/** How often a tab that fills in a form has to say so, in ms. */
export const draftBeat = 30_000;

/** Of this page as it is loaded: a duplicated tab is another one, though it has the same session storage. */
export const ownTab: string = crypto.randomUUID();

const beats = v.record(v.string(), v.number());

function liveTabs(now: number): Record<string, number> {
  const stored = v.safeParse(beats, read(local, key));
  const all = stored.success ? stored.output : {};
  return Object.fromEntries(Object.entries(all).filter(([, at]) => Math.abs(now - at) < lifetime));
}

/** This tab is filling in a form. */
export function markTabInUse(now: number): void {
  persist(local, key, { ...liveTabs(now), [ownTab]: now });
}

/** Tells whether a tab is another one that is filling in a form. */
export function createTabCheck(now: number): (tab: string | undefined) => boolean {
  const live = liveTabs(now);
  return (tab) => tab !== undefined && tab !== ownTab && tab in live;
}
