import {
  CheckFailed,
  CheckSkipped,
  RunStopped,
  type CheckInfo,
  type Failure,
  type Result,
} from './results.ts';
import type { RuleBook } from '../rule/book.ts';
import type { Waivers } from './waivers.ts';

/** Runs checks and keeps what they found. */
export interface Recorder {
  results: readonly Result[];
  /** Runs one check; never rejects but to end the run. True when it passed. */
  check(info: CheckInfo, run: () => Promise<void>): Promise<boolean>;
}

export interface RecorderOptions {
  waivers: Waivers;
  rules: RuleBook;
  /** Ends the run with the first failure that is not waived. */
  stopsAtFailure: boolean;
  onResult(result: Result): void;
}

export function createRecorder(options: RecorderOptions): Recorder {
  const results: Result[] = [];
  let isStopped = false;
  return {
    results,
    check: async (info, run) => {
      if (isStopped) throw new RunStopped();
      const started = performance.now();
      const outcome = await outcomeOf(info, run, options.waivers);
      const broken = outcome.failure === null ? [] : options.rules.provenBy(info.id);
      const result = { ...info, ...outcome, broken, ms: performance.now() - started };
      results.push(result);
      options.onResult(result);
      if (result.outcome === 'failed' && options.stopsAtFailure) {
        isStopped = true;
        throw new RunStopped();
      }
      return result.outcome === 'passed';
    },
  };
}

type Outcome = Pick<Result, 'outcome' | 'failure' | 'reason'>;

async function outcomeOf(
  { id }: CheckInfo,
  run: () => Promise<void>,
  waivers: Waivers,
): Promise<Outcome> {
  try {
    await run();
    return { outcome: 'passed', failure: null, reason: null };
  } catch (error) {
    if (error instanceof RunStopped) throw error;
    if (error instanceof CheckSkipped) {
      return { outcome: 'skipped', failure: null, reason: error.message };
    }
    const failure = failureOf(error);
    const reason = waivers.reasonFor(id);
    return { outcome: reason === null ? 'failed' : 'waived', failure, reason };
  }
}

function failureOf(error: unknown): Failure {
  if (error instanceof CheckFailed) {
    return { what: error.what, clause: error.clause, exchange: error.exchange };
  }
  const what = error instanceof Error ? error.message : String(error);
  return { what, clause: 'the check could not be carried out', exchange: null };
}
