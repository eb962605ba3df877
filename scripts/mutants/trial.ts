import { Worker } from 'node:worker_threads';
import type { Answer, Question, Start } from './trial.worker.ts';

/** The server of one area in a thread of its own, since a mutant may never come to an end. */
export interface Desk {
  /**
   * Runs the kit; null when it works for longer than `limit` milliseconds, or stands still by then.
   * Waiting for a busy machine is neither.
   */
  ask(question: Question, limit: number): Promise<Answer | null>;
  close(): Promise<void>;
}

export function openDesk(area: string): Desk {
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
    ask: async (question, limit) => {
      const answer = await answerOf(started(question.mutant), question, limit);
      // A thread that hangs or has fallen answers nobody any more.
      if (answer === null || answer.hasFallen) await close();
      return answer;
    },
    close,
  };
}

function answerOf(worker: Worker, question: Question, limit: number): Promise<Answer | null> {
  const { promise, resolve } = Promise.withResolvers<Answer | null>();
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
