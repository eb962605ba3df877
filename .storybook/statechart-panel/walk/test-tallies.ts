import type { Walked } from '../link/protocol.ts';
import { configuration } from './configuration.ts';
import { addWalked, emptyTally, type Tallied } from './tally.ts';

let loading: Promise<void> | null = null;
const tallies = new Map<string, Tallied>();

/** What the automated tests have walked of a chart; null where no run has left it. */
export const testTally = (chart: string): Tallied | null => tallies.get(chart) ?? null;

/** Reads, once, what the test runs have left; answers true to the first who asks. */
export async function loadTestTallies(): Promise<boolean> {
  const isFirst = loading === null;
  loading ??= readAll(configuration().coverage ?? []);
  await loading;
  return isFirst;
}

async function readAll(addresses: readonly string[]): Promise<void> {
  const files = await Promise.all(addresses.map(readOne));
  for (const file of files) {
    for (const [chart, walked] of Object.entries(file)) {
      const tally = tallies.get(chart) ?? emptyTally();
      addWalked(tally, walked);
      tallies.set(chart, tally);
    }
  }
}

/** A file that is missing or broken counts as none. */
async function readOne(address: string): Promise<Record<string, Walked>> {
  try {
    const response = await fetch(address);
    return response.ok ? ((await response.json()) as Record<string, Walked>) : {};
  } catch {
    return {};
  }
}
