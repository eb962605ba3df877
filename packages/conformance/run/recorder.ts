import type { Exchange } from '../http/exchange.ts';
import { buildChain, type SignInCommand } from '../http/chain.ts';
import { ServerUnreachable, type Loss } from '../http/alive.ts';
import type { RuleBook } from '../rule/book.ts';
import type { Built } from './built.ts';
import { findCauses } from './causes.ts';
import {
  CheckFailed,
  CheckSkipped,
  RunStopped,
  type CheckInfo,
  type Failure,
  type Result,
} from './results.ts';
import { toLossResult } from './setup.ts';
import { callsSoFar, trace } from './trace.ts';
import type { Waivers } from './waivers.ts';

/** Runs checks and stores their results. */
export interface Recorder {
  results: readonly Result[];
  /** Runs one check; rejects only to end the run. True when it passed. */
  check(info: CheckInfo, run: () => Promise<void>): Promise<boolean>;
  /** Finds the failures with a shared cause; call it once, at the end. */
  finish(): void;
}

export interface RecorderOptions {
  waivers: Waivers;
  rules: RuleBook;
  built: Built;
  /** How the server was lost, if it was. */
  loss(): Loss | null;
  /** Whether this run checks an operation. */
  isChecked(operation: string): boolean;
  /**
   * Whether the calls of an operation name existing records, so that a 404 is about the operation.
   */
  isAimed(operation: string): boolean;
  /** The area, method and path of an operation. */
  operation(id: string): { area: string; method: string; path: string };
  /** The shell command that prints a token. */
  signIn: SignInCommand;
  /** Ends the run with the first failure that is not waived. */
  stopsAtFailure: boolean;
  onResult(result: Result): void;
}

export function createRecorder(options: RecorderOptions): Recorder {
  const results: Result[] = [];
  /** Failures that may turn out to be consequences of another one. */
  const pending: Result[] = [];
  let isStopped = false;
  const add = (result: Result) => {
    results.push(result);
    options.onResult(result);
  };
  return {
    results,
    check: async (info, run) => {
      if (isStopped) throw new RunStopped();
      const started = performance.now();
      const outcome = await recordOutcome(info, run, options);
      const { failure } = outcome;
      const broken = failure === null ? [] : options.rules.brokenBy(info, failure);
      const result = { ...info, ...outcome, broken, ms: performance.now() - started };
      if (!options.stopsAtFailure && mayFollow(result, options)) {
        pending.push(result);
        return false;
      }
      add(result);
      if (result.outcome === 'failed' && options.stopsAtFailure) {
        isStopped = true;
        throw new RunStopped();
      }
      return result.outcome === 'passed';
    },
    finish: () => {
      const loss = options.loss();
      // The cause comes first, whatever it has prevented.
      if (loss) {
        const failed = toLossResult(loss);
        results.unshift(failed);
        options.onResult(failed);
      }
      findCauses(pending.splice(0), results, options).forEach(add);
    },
  };
}

/** Whether another failure may be the cause: a required call failed, or had no response. */
function mayFollow({ operation, failure }: Result, { built }: RecorderOptions): boolean {
  if (failure === null) return false;
  const { needed, exchange } = failure;
  return (needed !== null && needed !== operation) || built.isAbsent(exchange);
}

type Outcome = Pick<Result, 'outcome' | 'failure' | 'reason'>;

async function recordOutcome(
  { id }: CheckInfo,
  run: () => Promise<void>,
  { waivers, signIn }: RecorderOptions,
): Promise<Outcome> {
  const before = callsSoFar();
  const calls: Exchange[] = [];
  try {
    await trace(calls, run);
    return { outcome: 'passed', failure: null, reason: null };
  } catch (error) {
    if (error instanceof RunStopped) throw error;
    if (error instanceof CheckSkipped || error instanceof ServerUnreachable) {
      return { outcome: 'skipped', failure: null, reason: error.message };
    }
    const found = toFailure(error, [...before, ...calls]);
    const failure = { ...found, chain: buildChain(found.exchanges, found.exchange, signIn) };
    const reason = waivers.reasonFor(id);
    return { outcome: reason === null ? 'failed' : 'waived', failure, reason };
  }
}

function toFailure(error: unknown, exchanges: Exchange[]): Omit<Failure, 'chain'> {
  if (error instanceof CheckFailed) {
    const { exchange } = error.failure;
    // A check may be about a call from another check.
    const isOwn = exchange === null || exchanges.includes(exchange);
    return { ...error.failure, exchanges: isOwn ? exchanges : [...exchanges, exchange] };
  }
  return {
    what: error instanceof Error ? error.message : String(error),
    clause: 'the check could not be run',
    exchange: exchanges.at(-1) ?? null,
    aspect: null,
    at: null,
    needed: null,
    exchanges,
  };
}
