import type { Covered } from '../link/protocol.ts';
import { addCovered, emptyTally, toCovered, type Tallied } from './tally.ts';

const prefix = 'statechart-panel/covered/';

/** This browser's storage; undefined where there is none, or access is denied. */
function storage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

const tallies = new Map<string, Tallied>();

/** The coverage of a chart in this browser since the last reset. */
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
    // Data that cannot be parsed was not written by the panel and is ignored.
  }
  return tally;
}

/** Adds coverage and stores it; when storage is full or denied, it lasts until the page is left. */
export function noteInBrowser(chart: string, covered: Covered): void {
  const tally = browserTally(chart);
  if (!addCovered(tally, covered)) return;
  try {
    storage()?.setItem(prefix + chart, JSON.stringify(toCovered(tally)));
  } catch {
    // Storage is full or denied, as above.
  }
}

/** Clears one chart, or all. */
export function resetBrowserTally(chart: string | null): void {
  const store = storage();
  try {
    const keys = Array.from({ length: store?.length ?? 0 }, (_, index) => store?.key(index) ?? '');
    for (const key of keys) {
      const isMeant = chart === null ? key.startsWith(prefix) : key === prefix + chart;
      if (isMeant) store?.removeItem(key);
    }
  } catch {
    // Storage is denied, so there is nothing to clear.
  }
  if (chart === null) tallies.clear();
  else tallies.delete(chart);
}

/** The coverage of a chart in this browser, for pages outside the panel. */
export const readCoveredInBrowser = (chart: string): Covered => toCovered(browserTally(chart));
