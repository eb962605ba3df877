import { Worker } from 'node:worker_threads';
import type { TrialResult, Question, Start } from './trial.worker.ts';

/** The server of one area in a thread of its own, since a mutant may never come to an end. */
export interface TrialRunner {
  /**
   * Runs the kit; null when it works for longer than `limit` milliseconds, or stands still by then.
   * Waiting for a busy machine is neither.
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
      // A thread that hangs or has fallen answers nobody any more.
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
    resolve({ foundBy: `the server fell: ${message}`, hasFallen: true, reached: new Map(), ms: 0 });
  worker.once('message', resolve);
  worker.once('error', fall);
  worker.postMessage(question);
  return promise.finally(() => {
    clearInterval(watch);
    worker.off('message', resolve);
    worker.off('error', fall);
  });
}

/** How often a run is looked at, in ms. */
const look = 5000;

/** Looks at how much this process has worked: a run is stuck that works for too long, or not at all. */
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

/** What all threads of this process have worked, in ms. */
function worked(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
