import type { Mutant } from './sources.ts';
import { createTrialRunner, type TrialRunner } from './trial.ts';
import type { TrialResult, Checks } from './trial.worker.ts';

/** The server of an area without a mutant, and the checks that passed. */
export interface Clean {
  area: string;
  checks: 'area' | 'all';
  /** The units (operations and scenarios) that reach a mutant: the most specific first. */
  unitsAt: (mutant: Mutant) => readonly string[];
  isReached: (mutant: Mutant) => boolean;
  /** CPU time of its thread, in ms. */
  ms: number;
}

/** A mutant may take this many times as long as the unmutated server, plus some ms. */
const patience = { times: 4, ms: 5000 };

/** Maximum number of units to try separately: more would take longer than the area. */
const maxUnits = 6;

/**
 * Runs the checks on the unmutated server. Rejects when it fails, since no detection would be valid
 * then.
 */
export async function runClean(area: string, checks: Clean['checks']): Promise<Clean> {
  const result = await runExclusively(area, (runner) =>
    runner.runTrial({ mutant: null, checks }, 600_000),
  );
  if (result === null) throw new Error('The run without a mutant did not finish.');
  if (result.foundBy !== null) {
    throw new Error(`All checks must pass without a mutant, but this fails: ${result.foundBy}`);
  }
  const units = [...result.reached].toSorted(([, a], [, b]) => a.size - b.size);
  return {
    area,
    checks,
    unitsAt: ({ id }) =>
      units.filter(([name, spots]) => name !== '' && spots.has(id)).map(([name]) => name),
    isReached: ({ id }) => units.some(([, spots]) => spots.has(id)),
    ms: result.ms,
  };
}

/** Finds the check that detects a mutant in a dedicated thread; null for a survivor. */
export const findKiller = (clean: Clean, mutant: Mutant): Promise<string | null> =>
  runExclusively(clean.area, async (runner) =>
    getName(await runTrial(runner, clean, mutant, clean.checks)),
  );

/** A detection by a unit that ran separately. */
interface Find {
  mutant: Mutant;
  unit: string;
  foundBy: string;
  /** Whether its thread hung or crashed. */
  isFailing: boolean;
}

/**
 * The check that finds each of several mutants in one thread, by id: units that reach it run
 * separately; survivors are omitted. State left by one mutant may fail another, and a unit may
 * depend on earlier ones: a detection counts only if the unmutated server passes the same unit
 * afterwards.
 */
export function findKillers(
  clean: Clean,
  mutants: readonly Mutant[],
): Promise<Map<number, string>> {
  return runExclusively(clean.area, async (runner) => {
    const finds: Find[] = [];
    for (const mutant of mutants) {
      const find = await firstFind(runner, clean, mutant);
      // The earlier state of this thread cannot be verified any more.
      if (find?.isFailing) finds.length = 0;
      if (find) finds.push(find);
    }
    const units = [...new Set(finds.map(({ unit }) => unit))];
    const valid = new Set<string>();
    for (const unit of units) {
      const result = await runTrial(runner, clean, null, { unit });
      if (result?.foundBy === null) valid.add(unit);
    }
    const counted = finds.filter(({ unit }) => valid.has(unit));
    return new Map(counted.map(({ mutant, foundBy }) => [mutant.id, foundBy]));
  });
}

async function firstFind(runner: TrialRunner, clean: Clean, mutant: Mutant): Promise<Find | null> {
  for (const unit of clean.unitsAt(mutant).slice(0, maxUnits)) {
    const result = await runTrial(runner, clean, mutant, { unit });
    const foundBy = getName(result);
    const isFailing = result === null || result.hasFallen;
    if (foundBy !== null) return { mutant, unit, foundBy, isFailing };
  }
  return null;
}

function runTrial(
  runner: TrialRunner,
  clean: Clean,
  mutant: Mutant | null,
  checks: Checks,
): Promise<TrialResult | null> {
  const limit = clean.ms * patience.times + patience.ms;
  return runner.runTrial({ mutant: mutant?.id ?? null, checks }, limit);
}

const getName = (result: TrialResult | null): string | null =>
  result === null ? 'the run did not finish' : result.foundBy;

async function runExclusively<T>(
  area: string,
  work: (runner: TrialRunner) => Promise<T>,
): Promise<T> {
  const runner = createTrialRunner(area);
  try {
    return await work(runner);
  } finally {
    await runner.close();
  }
}
