import type { PanelState, Step } from '../link/protocol.ts';
import type { Notifier } from './notifier.ts';

/** The handle of a running task. */
export interface Run {
  signal: AbortSignal;
  /** Steps received since the task started. */
  received: readonly Step[];
  /** Reports the progress. */
  progress: (done: number, of: number) => void;
}

const idlePlay: PanelState['play'] = { isPlaying: false, done: 0, of: 0 };

/** Runs one task at a time, step by step; the user may stop it. */
export class Player {
  readonly #interaction: Notifier;
  view = idlePlay;
  #received: Step[] = [];
  #stopping: AbortController | null = null;

  constructor(interaction: Notifier) {
    this.#interaction = interaction;
  }

  /** Runs a task; errors are shown in a notice. Another running task is stopped. */
  async play(task: (run: Run) => Promise<void>): Promise<void> {
    this.stop();
    const stopping = new AbortController();
    const received: Step[] = [];
    this.#stopping = stopping;
    this.#received = received;
    this.#show({ isPlaying: true, done: 0, of: 0 });
    const isMine = () => this.#stopping === stopping;
    try {
      await task({
        signal: stopping.signal,
        received,
        progress: (done, of) => {
          if (isMine()) this.#show({ isPlaying: true, done, of });
        },
      });
    } catch (error) {
      if (!stopping.signal.aborted) this.#interaction.notify('warning', getErrorMessage(error));
    } finally {
      if (isMine()) this.stop();
    }
  }

  stop(): void {
    this.#stopping?.abort();
    this.#stopping = null;
    if (this.view.isPlaying) this.#show(idlePlay);
  }

  receive(step: Step): void {
    this.#received.push(step);
  }

  #show(view: PanelState['play']): void {
    this.view = view;
    this.#interaction.touch('play');
  }
}

const getErrorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
