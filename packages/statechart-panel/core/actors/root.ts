import { createActor, type AnyActor, type AnyStateMachine, type InspectionEvent } from 'xstate';
import type { Actors } from './actors.ts';
import type { SettableClock } from './clock.ts';
import type { Recorder } from '../steps/recorder.ts';
import { noteDues } from './waits.ts';
import { restoreActor, restoreWaits, saveSystem, type SavedSystem } from './saved.ts';

/** The options of `createActor` that the panel uses. */
export interface RootOptions {
  clock?: {
    setTimeout: (run: () => void, milliseconds: number) => unknown;
    clearTimeout: (id: never) => void;
  };
  inspect?: unknown;
}

/** The options of a system; unknown ones are passed on unchanged. */
type Given = RootOptions & Record<string, unknown>;

/** The interaction that an actor belongs to. */
interface Interaction {
  readonly clock: SettableClock;
  readonly actors: Actors;
  readonly recorder: Recorder;
  /** Called when its screen is mounted; returns its name. */
  enter: (root: Root) => string;
  leave: (root: Root) => void;
}

/** An actor with a place on the screen: going back in time replaces the actor in it. */
export class Root {
  readonly interaction: Interaction;
  readonly machine: AnyStateMachine;
  readonly options: Given;
  /** Its name among the story's actors; empty until it is mounted. */
  id = '';
  actor: AnyActor;
  isOnScreen = false;
  readonly #listeners = new Set<() => void>();
  /** Whether events of the current actor are ignored. */
  #ear = { isIgnoring: false };
  #saved: SavedSystem | null = null;

  constructor(interaction: Interaction, machine: AnyStateMachine, options: Given) {
    this.interaction = interaction;
    this.machine = machine;
    this.options = options;
    this.actor = createActor(machine, this.#resolved() as object);
  }

  /** Whether it uses the story's clock. */
  get waitsOnStory(): boolean {
    return this.options.clock === undefined || this.options.clock === this.interaction.clock;
  }

  /** Starts it when its screen is mounted; returns a stop function. */
  readonly mount = (): (() => void) => {
    if (this.#saved) this.#goOn(this.#saved);
    this.isOnScreen = true;
    this.id = this.interaction.enter(this);
    if (this.#saved) this.#start(this.#saved);
    else this.actor.start();
    this.#saved = null;
    this.interaction.actors.enterChildren(this.actor);
    return () => {
      this.#saved = saveSystem(this.actor, this.interaction.clock.now());
      this.isOnScreen = false;
      this.halt();
      this.interaction.leave(this);
    };
  };

  /** For React: notifies when the actor is replaced. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly current = (): AnyActor => this.actor;

  save(): SavedSystem {
    return saveSystem(this.actor, this.interaction.clock.now());
  }

  /** Stops it without recording. */
  halt(): void {
    this.#ear.isIgnoring = true;
    this.actor.stop();
  }

  /** Restores the actor to a saved state. */
  restore(saved: SavedSystem, names: Record<string, string>): void {
    this.#goOn(saved);
    this.interaction.actors.enter(this.machine, this.actor, null, this.id);
    this.interaction.actors.enterChildren(this.actor, names);
    this.#start(saved);
    for (const listener of this.#listeners) listener();
  }

  #goOn(saved: SavedSystem): void {
    this.halt();
    this.#ear = { isIgnoring: false };
    this.interaction.recorder.restoring(() => {
      this.actor = restoreActor(this.machine, this.#resolved(), saved);
    });
  }

  #start(saved: SavedSystem): void {
    this.interaction.recorder.restoring(() => this.actor.start());
    restoreWaits(this.actor, saved, this.interaction.clock.now());
  }

  #resolved(): Given {
    const { interaction, options } = this;
    const ear = this.#ear;
    const clock = options.clock ?? interaction.clock;
    const own = toListener(options.inspect);
    return {
      ...options,
      clock: {
        setTimeout: (run: () => void, milliseconds: number) => {
          const id = clock.setTimeout(run, milliseconds);
          // Recorded after scheduling: a millisecond late rather than early, so that advancing to
          // the recorded time passes the delay.
          noteDues(this.actor, interaction.clock.now());
          return id;
        },
        clearTimeout: (id: never) => clock.clearTimeout(id),
      },
      inspect: (seen: InspectionEvent) => {
        if (!ear.isIgnoring) interaction.recorder.inspect(seen);
        own(seen);
      },
    };
  }
}

function toListener(inspect: unknown): (seen: InspectionEvent) => void {
  if (typeof inspect === 'function') return inspect as (seen: InspectionEvent) => void;
  const observer = inspect as { next?: (seen: InspectionEvent) => void } | undefined;
  return (seen) => observer?.next?.(seen);
}
