import { createRandom } from '@atrium/reference-server/random';
import { findKiller, findKillers, runClean, type Clean } from './batch.ts';
import { createMutants, readSources, type Mutant } from './sources.ts';

/** The kit's result for a mutant. */
export interface Assessment {
  /** What found it: a check, or a server that hung; null for a survivor. */
  foundBy: string | null;
  /** Whether any check reaches its mutation site. */
  isReached: boolean;
}

/** The result of a mutant. */
export interface Outcome extends Assessment {
  mutant: Mutant;
}

/** What became of a mutant in an earlier run, by its key; undefined for one that was not tested. */
export interface Memory {
  recall: (key: string) => Assessment | undefined;
  store: (key: string, assessment: Assessment) => void;
}

export interface AreaOptions {
  area: string;
  /** Seeds that select the mutants. */
  seeds: readonly number[];
  /** Number of mutants per seed; mutants that more than one seed selects are tried once. */
  count: number;
  /** Kinds of changes to try; null for all. */
  kinds: readonly string[] | null;
  /** Runs only the area's checks: faster, and finds no more than all of them. */
  isOwnOnly: boolean;
  /** Whether a mutant is known to be equivalent: not all checks need to try it. */
  isAlike: (mutant: Mutant) => boolean;
  memory: Memory;
  onOutcome: (outcome: Outcome) => void;
}

/**
 * Initial number of mutants per thread: starting a thread takes longer than trying a few mutants.
 */
const atOnce = 20;

/**
 * Tries mutants of an area that the seed selects from all sites: several in one thread by the
 * checks that reach them, then each survivor in its own thread by all checks of the area, since a
 * value that a module computed on load may have hidden it, and finally by all checks. Rejects when
 * the server fails without a mutant.
 */
export async function tryArea(options: AreaOptions): Promise<void> {
  const { area, seeds, count, kinds, memory, onOutcome } = options;
  const selected = createMutants(readSources(area)).filter(
    ({ slip }) => kinds?.includes(slip) ?? true,
  );
  const all = selectMutants(selected, count, seeds);
  const open = all.filter(({ key }) => memory.recall(key) === undefined);
  const verdicts = new Map<Mutant, Assessment>();
  let assessBatch: AssessBatch | undefined;
  for (const batch of inBatches(open, atOnce)) {
    assessBatch ??= await createAssessor(options);
    for (const [mutant, assessment] of await assessBatch(batch)) {
      memory.store(mutant.key, assessment);
      verdicts.set(mutant, assessment);
    }
  }
  for (const mutant of all) {
    const assessment = verdicts.get(mutant) ?? memory.recall(mutant.key);
    if (assessment) onOutcome({ mutant, ...assessment });
  }
}

type AssessBatch = (batch: readonly Mutant[]) => Promise<[Mutant, Assessment][]>;

async function createAssessor({ area, isOwnOnly, isAlike }: AreaOptions): Promise<AssessBatch> {
  const own = await runClean(area, 'area');
  let full: Promise<Clean> | undefined;
  const assessMutant = async (mutant: Mutant, found: string | undefined): Promise<Assessment> => {
    const isOwn = own.isReached(mutant);
    const foundBy = found ?? (isOwn ? await findKiller(own, mutant) : null);
    if (foundBy !== null || isOwnOnly || isAlike(mutant)) return { foundBy, isReached: isOwn };
    const all = await (full ??= runClean(area, 'all'));
    const isReached = all.isReached(mutant);
    return { foundBy: isReached ? await findKiller(all, mutant) : null, isReached };
  };
  return async (batch) => {
    const found = await findKillers(own, batch);
    const verdicts: [Mutant, Assessment][] = [];
    for (const mutant of batch) {
      verdicts.push([mutant, await assessMutant(mutant, found.get(mutant.id))]);
    }
    return verdicts;
  };
}

const inBatches = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
    all.slice(at * size, (at + 1) * size),
  );

/** Some of the mutants, reproducible by the seeds. */
function selectMutants(all: readonly Mutant[], count: number, seeds: readonly number[]): Mutant[] {
  const drawn = seeds.flatMap((seed) => {
    const random = createRandom(seed);
    return all
      .map((mutant) => ({ mutant, lot: random.between(0, 2 ** 30) }))
      .toSorted((one, other) => one.lot - other.lot)
      .slice(0, count)
      .map(({ mutant }) => mutant);
  });
  return [...new Set(drawn)];
}
