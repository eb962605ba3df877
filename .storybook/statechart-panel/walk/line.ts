import type { PanelState } from '../link/protocol.ts';
import { getSlice } from './slices.ts';
import type { StoryPath } from './story-walk.ts';
import type { SliceName } from './teller.ts';

type Listener = (slices: Partial<PanelState>) => void;

/** A frame, in ms; what has changed in it goes out together. */
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

/** Sends the slices that have changed to those who listen; nothing is worked out for nobody. */
export class Line {
  readonly #interaction: () => StoryPath;
  readonly #listeners = new Set<Listener>();
  readonly #touched = new Set<SliceName>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When slices were sent last. */
  #sent = 0;

  constructor(interaction: () => StoryPath) {
    this.#interaction = interaction;
  }

  /** Hears each slice that changes, and all of them at first. */
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
    // The page may be hidden, where no frame is drawn: a timer goes on. After a rest it goes out at
    // once, with all else that changes in the same turn.
    const rest = Math.max(0, this.#sent + frame - performance.now());
    this.#timer ??= setTimeout(() => this.flush(), rest);
  }

  /** Sends at once what has changed. */
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
