import { randomOf } from '#mocks/seed/random.ts';
import { mutantsOf, sourcesOf, type Mutant } from './sources.ts';
import { openDesk, type Desk } from './trial.ts';
import type { Answer, Question } from './trial.worker.ts';

/** What became of a mutant. */
export interface Outcome {
  mutant: Mutant;
  /** What found it: a check, or that the server never came to an end; null for a survivor. */
  foundBy: string | null;
  /** Whether any check comes by its spot. */
  isReached: boolean;
}

/** What found a mutant in an earlier run, by its key; undefined for one that was not tried. */
export interface Memory {
  recall: (key: string) => string | null | undefined;
  keep: (key: string, foundBy: string | null) => void;
}

export interface AreaOptions {
  area: string;
  /** Choose the mutants. */
  seeds: readonly number[];
  /** How many are tried of each seed; what several choose is tried once. */
  count: number;
  /** Tries the area's own checks alone: quicker, and finds no more than all of them. */
  isOwnAlone: boolean;
  memory: Memory;
  onOutcome: (outcome: Outcome) => void;
}

/** A mutant may take this many times as long as the server without one, and some time besides. */
const patience = { times: 8, ms: 20_000 };

/**
 * Tries mutants of an area, chosen by the seed from all its spots: first on the area's own checks,
 * then on all. Rejects when the server fails without any: then no outcome would mean anything.
 */
export async function tryArea({
  area,
  seeds,
  count,
  isOwnAlone,
  memory,
  onOutcome,
}: AreaOptions): Promise<void> {
  const desk = openDesk(area);
  try {
    const own = await withoutMutant(desk, 'area');
    const whole = isOwnAlone ? own : await withoutMutant(desk, 'all');
    const reached = new Set([...own.reached, ...whole.reached]);
    const limits = { area: limitOf(own), ...(!isOwnAlone && { all: limitOf(whole) }) };
    let before: string | null = null;
    for (const mutant of chosen(mutantsOf(sourcesOf(area)), count, seeds)) {
      const isReached = reached.has(mutant.id);
      let foundBy = memory.recall(mutant.key);
      if (foundBy === undefined) {
        foundBy = isReached ? await finder(desk, mutant.id, limits) : null;
        // What the mutant before has made a module remember may have failed the same check again.
        if (foundBy !== null && foundBy === before) {
          await desk.close();
          foundBy = await finder(desk, mutant.id, limits);
        }
        before = foundBy;
        memory.keep(mutant.key, foundBy);
      }
      onOutcome({ mutant, foundBy, isReached });
    }
  } finally {
    await desk.close();
  }
}

async function withoutMutant(desk: Desk, checks: Question['checks']): Promise<Answer> {
  const answer = await desk.ask({ mutant: null, checks }, 600_000);
  if (answer === null) throw new Error('The server without any mutant did not come to an end.');
  if (answer.foundBy === null) return answer;
  throw new Error(`Without any mutant this fails: ${answer.foundBy}`);
}

const limitOf = ({ ms }: Answer) => ms * patience.times + patience.ms;

/**
 * What finds a mutant, or null. Whoever survives is tried in a new thread, too: what a module
 * remembers of the runs before, or has read when it was loaded, may have hidden it.
 */
async function finder(
  desk: Desk,
  mutant: number,
  limits: Partial<Record<Question['checks'], number>>,
): Promise<string | null> {
  for (const checks of ['area', 'all'] as const) {
    const limit = limits[checks];
    if (limit === undefined) continue;
    for (const isNew of [false, true]) {
      if (isNew) await desk.close();
      const answer = await desk.ask({ mutant, checks }, limit);
      if (answer === null) return 'the run never came to an end';
      if (answer.foundBy !== null) return answer.foundBy;
    }
  }
  return null;
}

/** Some of the mutants, the same for the same seeds. */
function chosen(all: readonly Mutant[], count: number, seeds: readonly number[]): Mutant[] {
  const drawn = seeds.flatMap((seed) => {
    const random = randomOf(seed);
    return all
      .map((mutant) => ({ mutant, lot: random.between(0, 2 ** 30) }))
      .toSorted((one, other) => one.lot - other.lot)
      .slice(0, count)
      .map(({ mutant }) => mutant);
  });
  return [...new Set(drawn)];
}
