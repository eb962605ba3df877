/**
 * A thread with the reference server, of which one area has all its mutants in its sources. Each
 * question names the one to run; the answer is what the kit finds.
 */
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { withMutants } from './spots.ts';
import { root, sourcesOf } from './sources.ts';

export interface Question {
  /** Id of the mutant to run; null for the server as it stands. */
  mutant: number | null;
  /** The area's own checks, or all. */
  checks: 'area' | 'all';
}

export interface Answer {
  /** The check that failed, or null. */
  foundBy: string | null;
  /** Whether the thread has ended with it. */
  hasFallen: boolean;
  /** The mutants whose spots were come by, when the modules were read included. */
  reached: number[];
  ms: number;
}

/** What a thread begins with: constants of modules are made with the mutant, too. */
export interface Start {
  area: string;
  mutant: number | null;
}

const { area, mutant: atStart } = workerData as Start;
const sources = new Map(
  sourcesOf(area).map((source) => [pathToFileURL(join(root, source.path)).href, source]),
);
registerHooks({
  load: (url, context, next) => {
    const source = sources.get(url);
    if (!source) return next(url, context);
    const { text, spots, first } = source;
    const format = 'module-typescript';
    return { format, source: withMutants(text, spots, first), shortCircuit: true };
  },
});

let active = atStart;
let reached = new Set<number>();
Object.assign(globalThis, {
  isMutant: (id: number) => {
    reached.add(id);
    return id === active;
  },
});

// Only now, so that the hook meets the area's sources.
const { createContract, loadLibrary } = await import('#openapi/conformance/index.ts');
const { failuresOf } = await import('../killrate/trial.ts');
const kit = { contract: createContract(), library: await loadLibrary() };

parentPort?.on('message', (question: Question) => {
  void answerTo(question).then((answer) => parentPort?.postMessage(answer));
});

async function answerTo({ mutant, checks }: Question): Promise<Answer> {
  active = mutant;
  const started = performance.now();
  const foundBy = await failuresOf(checks === 'area' ? area : null, kit).then(
    ([failure]) => failure?.id ?? null,
    (error: unknown) => `the run itself: ${error instanceof Error ? error.message : String(error)}`,
  );
  const ms = performance.now() - started;
  const spots = [...reached];
  reached = new Set();
  return { foundBy, hasFallen: false, reached: spots, ms };
}
