/**
 * A thread with the reference server, in which the sources of one area contain all their mutants.
 * Each message names the mutant to run; the reply is the kit's result.
 */
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { withMutants } from './mutation-sites.ts';
import type { Part } from '../injected-faults/trial.ts';
import { root, readSources } from './sources.ts';

export interface Question {
  /** Id of the mutant to run; null for the unmutated server. */
  mutant: number | null;
  checks: Checks;
}

/** The area's own checks, or all, or those of one operation or scenario of the area, by name. */
export type Checks = 'area' | 'all' | { unit: string };

export interface TrialResult {
  /** The check that failed, or null. */
  foundBy: string | null;
  /** Whether the thread crashed with it. */
  hasFallen: boolean;
  /**
   * The mutants whose sites were reached, by the operation or scenario that reached them or first
   * loaded their module; before the first check by the name ''.
   */
  reached: Map<string, Set<number>>;
  /** CPU time of the thread in ms. */
  ms: number;
}

/** The thread's initial data: module constants are computed with the mutant, too. */
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

/** From here on, reached sites are attributed to a unit. */
function start(unit: string): void {
  spots = reached.get(unit) ?? new Set();
  reached.set(unit, spots);
}

// Loaded after the hook, which must process the area's sources.
const { createContract, loadLibrary } = await import('../../index.ts');
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
    (error: unknown) => `the run failed: ${error instanceof Error ? error.message : String(error)}`,
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
