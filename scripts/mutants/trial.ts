import { Worker } from 'node:worker_threads';
import type { Answer, Question } from './trial.worker.ts';

/** The server of one area in a thread of its own, since a mutant may never come to an end. */
export interface Desk {
  /** Runs the kit; null when it does not end within `limit` milliseconds. */
  ask(question: Question, limit: number): Promise<Answer | null>;
  close(): Promise<void>;
}

export function openDesk(area: string): Desk {
  let worker: Worker | null = null;
  const started = () =>
    (worker ??= new Worker(new URL('trial.worker.ts', import.meta.url), { workerData: { area } }));
  const close = async () => {
    await worker?.terminate();
    worker = null;
  };
  return {
    ask: async (question, limit) => {
      const answer = await answerOf(started(), question, limit);
      // A thread that hangs or has fallen answers nobody any more.
      if (answer === null || answer.hasFallen) await close();
      return answer;
    },
    close,
  };
}

function answerOf(worker: Worker, question: Question, limit: number): Promise<Answer | null> {
  const { promise, resolve } = Promise.withResolvers<Answer | null>();
  const timer = setTimeout(() => resolve(null), limit);
  const fall = ({ message }: Error) =>
    resolve({ foundBy: `the server fell: ${message}`, hasFallen: true, reached: [], ms: 0 });
  worker.once('message', resolve);
  worker.once('error', fall);
  worker.postMessage(question);
  return promise.finally(() => {
    clearTimeout(timer);
    worker.off('message', resolve);
    worker.off('error', fall);
  });
}
