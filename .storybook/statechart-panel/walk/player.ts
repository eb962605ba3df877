import type { PanelState, Step } from '../link/protocol.ts';
import type { Notifier } from './teller.ts';

/** What plays, as it runs. */
export interface Run {
  signal: AbortSignal;
  /** What has happened since it began. */
  received: readonly Step[];
  /** Says how far it has come. */
  progress: (done: number, of: number) => void;
}

const idlePlay: PanelState['play'] = { isPlaying: false, done: 0, of: 0 };

/** Plays one thing at a time, step by step; a person may stop it. */
export class Player {
  readonly #interaction: Notifier;
  view = idlePlay;
  #received: Step[] = [];
  #stopping: AbortController | null = null;

  constructor(interaction: Notifier) {
    this.#interaction = interaction;
  }

  /** Plays; what goes wrong is said in a notice. Something else that plays is stopped. */
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
