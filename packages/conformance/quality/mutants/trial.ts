import { Worker } from 'node:worker_threads';
import type { TrialResult, Question, Start } from './trial.worker.ts';

/** The server of one area in its own thread, since a mutant may hang. */
export interface TrialRunner {
  /**
   * Runs the kit; null when it works longer than `limit` milliseconds, or is stuck. Waiting for a
   * busy machine counts as neither.
   */
  runTrial(question: Question, limit: number): Promise<TrialResult | null>;
  close(): Promise<void>;
}

export function createTrialRunner(area: string): TrialRunner {
  let worker: Worker | null = null;
  const started = (mutant: number | null) => {
    const workerData: Start = { area, mutant };
    return (worker ??= new Worker(new URL('trial.worker.ts', import.meta.url), { workerData }));
  };
  const close = async () => {
    await worker?.terminate();
    worker = null;
  };
  return {
    runTrial: async (question, limit) => {
      const result = await awaitResult(started(question.mutant), question, limit);
      // A hanging or crashed thread responds to nothing.
      if (result === null || result.hasFallen) await close();
      return result;
    },
    close,
  };
}

function awaitResult(
  worker: Worker,
  question: Question,
  limit: number,
): Promise<TrialResult | null> {
  const { promise, resolve } = Promise.withResolvers<TrialResult | null>();
  const watch = setInterval(
    stuckAfter(limit, () => resolve(null)),
    look,
  );
  const fall = ({ message }: Error) =>
    resolve({
      foundBy: `the server crashed: ${message}`,
      hasFallen: true,
      reached: new Map(),
      ms: 0,
    });
  worker.once('message', resolve);
  worker.once('error', fall);
  worker.postMessage(question);
  return promise.finally(() => {
    clearInterval(watch);
    worker.off('message', resolve);
    worker.off('error', fall);
  });
}

/** Polling interval of a run in ms. */
const look = 5000;

/** Polls the CPU time of this process: a run is stuck when it works too long or not at all. */
function stuckAfter(limit: number, onStuck: () => void): () => void {
  const [started, before] = [performance.now(), worked()];
  let last = before;
  return () => {
    const now = worked();
    const isLate = performance.now() - started > limit;
    const stands = now - last < look / 1000;
    if (now - before > limit || (isLate && stands)) onStuck();
    last = now;
  };
}

/** CPU time of all threads of this process, in ms. */
function worked(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
