import type { Mutant } from './sources.ts';
import { openDesk, type Desk } from './trial.ts';
import type { Answer, Question } from './trial.worker.ts';

/** The server of an area without a mutant, and the checks that it passed. */
export interface Clean {
  area: string;
  checks: Question['checks'];
  reached: ReadonlySet<number>;
  /** How long it took, in ms. */
  ms: number;
}

/** A mutant may take this many times as long as the server without one, and some time besides. */
const patience = { times: 8, ms: 20_000 };

/** Runs the checks on the server as it stands. Rejects when it fails: then no find means anything. */
export async function runClean(area: string, checks: Question['checks']): Promise<Clean> {
  const answer = await alone(area, (desk) => desk.ask({ mutant: null, checks }, 600_000));
  if (answer === null) throw new Error('The server without any mutant did not come to an end.');
  if (answer.foundBy !== null) {
    throw new Error(`Without any mutant this fails: ${answer.foundBy}`);
  }
  return { area, checks, reached: new Set(answer.reached), ms: answer.ms };
}

/** What finds a mutant in a thread that runs nothing else; null for a survivor. */
export const finderOf = (clean: Clean, mutant: Mutant): Promise<string | null> =>
  alone(clean.area, async (desk) => nameOf(await ask(desk, clean, mutant)));

/**
 * What finds each of several mutants in one thread, by its id; who survives is left out. What a
 * module remembers of one may fail another, so the server without any has to pass at the end:
 * otherwise nothing that was found counts.
 */
export function findersOf(clean: Clean, mutants: readonly Mutant[]): Promise<Map<number, string>> {
  return alone(clean.area, async (desk) => {
    const found = new Map<number, string>();
    for (const mutant of mutants) {
      const answer = await ask(desk, clean, mutant);
      if (answer === null || answer.hasFallen) return new Map([[mutant.id, nameOf(answer) ?? '']]);
      if (answer.foundBy !== null) found.set(mutant.id, answer.foundBy);
    }
    const last = found.size > 0 ? await ask(desk, clean, null) : null;
    return last?.foundBy === null ? found : new Map<number, string>();
  });
}

function ask(desk: Desk, clean: Clean, mutant: Mutant | null): Promise<Answer | null> {
  const limit = clean.ms * patience.times + patience.ms;
  return desk.ask({ mutant: mutant?.id ?? null, checks: clean.checks }, limit);
}

const nameOf = (answer: Answer | null): string | null =>
  answer === null ? 'the run never came to an end' : answer.foundBy;

async function alone<T>(area: string, work: (desk: Desk) => Promise<T>): Promise<T> {
  const desk = openDesk(area);
  try {
    return await work(desk);
  } finally {
    await desk.close();
  }
}
