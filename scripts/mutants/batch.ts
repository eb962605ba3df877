import type { Mutant } from './sources.ts';
import { createTrialRunner, type TrialRunner } from './trial.ts';
import type { TrialResult, Checks } from './trial.worker.ts';

/** The server of an area without a mutant, and the checks that it passed. */
export interface Clean {
  area: string;
  checks: 'area' | 'all';
  /** The units, operations and scenarios, that come by a mutant: the most particular first. */
  unitsAt: (mutant: Mutant) => readonly string[];
  isReached: (mutant: Mutant) => boolean;
  /** How long its thread has worked, in ms. */
  ms: number;
}

/** A mutant may take this many times as long as the server without one, and some time besides. */
const patience = { times: 4, ms: 5000 };

/** So many units are tried by themselves: many that come by a spot take longer than the area. */
const maxUnits = 6;

/** Runs the checks on the server as it stands. Rejects when it fails: then no find means anything. */
export async function runClean(area: string, checks: Clean['checks']): Promise<Clean> {
  const result = await runExclusively(area, (runner) =>
    runner.runTrial({ mutant: null, checks }, 600_000),
  );
  if (result === null) throw new Error('The server without any mutant did not come to an end.');
  if (result.foundBy !== null) {
    throw new Error(`Without any mutant this fails: ${result.foundBy}`);
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

/** What finds a mutant in a thread that runs nothing else; null for a survivor. */
export const findKiller = (clean: Clean, mutant: Mutant): Promise<string | null> =>
  runExclusively(clean.area, async (runner) =>
    getName(await runTrial(runner, clean, mutant, clean.checks)),
  );

/** A find of a unit that was run by itself. */
interface Find {
  mutant: Mutant;
  unit: string;
  foundBy: string;
  /** Whether its thread has come to no end, or has fallen. */
  isFailing: boolean;
}

/**
 * What finds each of several mutants in one thread, by its id: units that come by it are run by
 * themselves. Who survives them is left out. What a module remembers of one mutant may fail another,
 * and a unit may need what others do before it: a find counts where the server without any mutant
 * passes the same unit afterwards.
 */
export function findKillers(
  clean: Clean,
  mutants: readonly Mutant[],
): Promise<Map<number, string>> {
  return runExclusively(clean.area, async (runner) => {
    const finds: Find[] = [];
    for (const mutant of mutants) {
      const find = await firstFind(runner, clean, mutant);
      // Nobody can ask any more what those before have left in this thread.
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
  result === null ? 'the run never came to an end' : result.foundBy;

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
