import type { PanelState } from '../link/protocol.ts';
import { getSlice } from './slices.ts';
import type { StoryPath } from './story-path.ts';
import type { SliceName } from './notifier.ts';

type Listener = (slices: Partial<PanelState>) => void;

/** A frame in ms; all changes within it are sent together. */
const frame = 16;

const all: readonly SliceName[] = [
  'story',
  'actors',
  'charts',
  'moments',
  'steps',
  'head',
  'tip',
  'overrides',
  'clock',
  'coverage',
  'play',
  'notices',
];

/** Sends the changed slices to subscribers; without subscribers, nothing is computed. */
export class Line {
  readonly #interaction: () => StoryPath;
  readonly #listeners = new Set<Listener>();
  readonly #touched = new Set<SliceName>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Time of the last send. */
  #sent = 0;

  constructor(interaction: () => StoryPath) {
    this.#interaction = interaction;
  }

  /** Receives each slice that changes, and all of them initially. */
  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    this.sendAll();
    return () => void this.#listeners.delete(listener);
  }

  sendAll(): void {
    this.touch(...all);
  }

  touch(...slices: readonly SliceName[]): void {
    if (this.#listeners.size === 0) return;
    for (const slice of slices) this.#touched.add(slice);
    // Uses a timer, because a hidden page draws no frames. After an idle period, changes are sent
    // at once, with all others of the same task.
    const rest = Math.max(0, this.#sent + frame - performance.now());
    this.#timer ??= setTimeout(() => this.flush(), rest);
  }

  /** Sends pending changes immediately. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#sent = performance.now();
    const interaction = this.#interaction();
    const names = [...this.#touched];
    this.#touched.clear();
    const slices = Object.fromEntries(names.map((name) => [name, getSlice(interaction, name)]));
    for (const listener of this.#listeners) listener(slices);
  }
}
