/**
 * A thread with the reference server, of which one area has all its mutants in its sources. Each
 * question names the one to run; the answer is what the kit finds.
 */
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { withMutants } from './mutation-sites.ts';
import type { Part } from '../injected-faults/trial.ts';
import { root, readSources } from './sources.ts';

export interface Question {
  /** Id of the mutant to run; null for the server as it stands. */
  mutant: number | null;
  checks: Checks;
}

/** The area's own checks, or all, or those of one operation or scenario of the area, by its name. */
export type Checks = 'area' | 'all' | { unit: string };

export interface TrialResult {
  /** The check that failed, or null. */
  foundBy: string | null;
  /** Whether the thread has ended with it. */
  hasFallen: boolean;
  /**
   * The mutants whose spots were come by, by the operation or scenario whose checks did, or which
   * was the first to have their module read; before the first check by the name ''.
   */
  reached: Map<string, Set<number>>;
  /** How long the thread has worked. */
  ms: number;
}

/** What a thread begins with: constants of modules are made with the mutant, too. */
export interface Start {
  area: string;
  mutant: number | null;
}

const { area, mutant: atStart } = workerData as Start;
const sources = new Map(
  readSources(area).map((source) => [pathToFileURL(join(root, source.path)).href, source]),
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
let reached = new Map<string, Set<number>>();
let spots = new Set<number>();
start('');
Object.assign(globalThis, {
  isMutant: (id: number) => {
    spots.add(id);
    return id === active;
  },
});

/** From here on, spots are come by in the name of a unit. */
function start(unit: string): void {
  spots = reached.get(unit) ?? new Set();
  reached.set(unit, spots);
}

// Only now, so that the hook meets the area's sources.
const { createContract, loadLibrary } = await import('#openapi/conformance/index.ts');
const { findFailures } = await import('../injected-faults/trial.ts');
const ctx = { contract: createContract(), library: await loadLibrary() };

parentPort?.on('message', (question: Question) => {
  void respondTo(question).then((result) => parentPort?.postMessage(result));
});

async function respondTo({ mutant, checks }: Question): Promise<TrialResult> {
  active = mutant;
  const before = process.threadCpuUsage();
  const part = { ...toPart(checks), onStart: start };
  const foundBy = await findFailures(part, ctx).then(
    ([failure]) => failure?.id ?? null,
    (error: unknown) => `the run itself: ${error instanceof Error ? error.message : String(error)}`,
  );
  const { user, system } = process.threadCpuUsage(before);
  const ms = (user + system) / 1000;
  const result = { foundBy, hasFallen: false, reached, ms };
  reached = new Map();
  start('');
  return result;
}

function toPart(checks: Checks): Part {
  if (checks === 'all') return { area: null };
  if (checks === 'area') return { area };
  const { unit: name } = checks;
  return name.includes('/') ? { area, scenario: name } : { area, operation: name };
}
