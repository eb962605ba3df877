import type { Covered } from '../link/protocol.ts';
import { addCovered, emptyTally, toCovered, type Tallied } from './tally.ts';

const prefix = 'statechart-panel/walked/';

/** The store of this browser; undefined where there is none, or where it is refused. */
function storage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

const tallies = new Map<string, Tallied>();

/** What was walked of a chart in this browser, since it was reset. */
export function browserTally(chart: string): Tallied {
  const tally = tallies.get(chart) ?? read(chart);
  tallies.set(chart, tally);
  return tally;
}

function read(chart: string): Tallied {
  const tally = emptyTally();
  try {
    const stored = JSON.parse(storage()?.getItem(prefix + chart) ?? '{}') as Partial<Covered>;
    addCovered(tally, stored);
  } catch {
    // What cannot be read was not written by us: it counts as nothing.
  }
  return tally;
}

/** Adds to it, and keeps it; a full or refused store keeps it until the page is left. */
export function noteInBrowser(chart: string, covered: Covered): void {
  const tally = browserTally(chart);
  if (!addCovered(tally, covered)) return;
  try {
    storage()?.setItem(prefix + chart, JSON.stringify(toCovered(tally)));
  } catch {
    // As said above.
  }
}

/** Forgets one chart, or all. */
export function resetBrowserTally(chart: string | null): void {
  const store = storage();
  try {
    const keys = Array.from({ length: store?.length ?? 0 }, (_, index) => store?.key(index) ?? '');
    for (const key of keys) {
      const isMeant = chart === null ? key.startsWith(prefix) : key === prefix + chart;
      if (isMeant) store?.removeItem(key);
    }
  } catch {
    // There is nothing to forget in a store that is refused.
  }
  if (chart === null) tallies.clear();
  else tallies.delete(chart);
}

/** What was walked of a chart in this browser, for pages beside the panel. */
export const readCoveredInBrowser = (chart: string): Covered => toCovered(browserTally(chart));
