import type { Covered } from '../link/protocol.ts';
import { configuration, type TestRun } from '../story/configuration.ts';
import { addCovered, emptyTally, type Tallied } from './tally.ts';

let loading: Promise<void> | null = null;
const tallies: Record<TestRun, Map<string, Tallied>> = { paths: new Map(), stories: new Map() };

/** The coverage of a chart by a test run; null where no run has stored it. */
export const testTally = (run: TestRun, chart: string): Tallied | null =>
  tallies[run].get(chart) ?? null;

/** Loads the coverage of the test runs once; returns true to the first caller. */
export async function loadTestTallies(): Promise<boolean> {
  const isFirst = loading === null;
  loading ??= readAll();
  await loading;
  return isFirst;
}

async function readAll(): Promise<void> {
  const { coverage } = configuration();
  if (!coverage) return;
  await Promise.all([read('paths', coverage.paths), read('stories', coverage.stories)]);
}

async function read(run: TestRun, address: string): Promise<void> {
  for (const [chart, covered] of Object.entries(await readOne(address))) {
    const tally = emptyTally();
    addCovered(tally, covered);
    tallies[run].set(chart, tally);
  }
}

/** A missing or invalid file counts as no coverage. */
async function readOne(address: string): Promise<Record<string, Covered>> {
  try {
    const response = await fetch(address);
    return response.ok ? ((await response.json()) as Record<string, Covered>) : {};
  } catch {
    return {};
  }
}
