import type { AnyActorRef } from 'xstate';
import type { Json } from '../link/protocol.ts';
import type { Actors } from './actors.ts';
import type { SavedSystem } from './saved.ts';
import type { Worlds } from './worlds.ts';

/** The story's state at a step. */
export interface Mark {
  now: number;
  worlds: unknown[];
  /** Bodies of the responses received so far. */
  received: readonly Json[];
  /**
   * By the actor's name: the systems on the screen, with the names of their descendants by path.
   */
  systems: Map<string, { saved: SavedSystem; names: Record<string, string> }>;
  /** The names of all registered actors. */
  actors: ReadonlySet<string>;
}

/** The current state of an interaction. */
interface Present {
  readonly clock: { now: () => number };
  readonly worlds: Worlds;
  readonly interceptor: { received: readonly Json[] };
  readonly actors: Actors;
  readonly roots: Iterable<{ id: string; actor: AnyActorRef; save: () => SavedSystem }>;
}

/** The states of an interaction that it can return to. */
export class Marks {
  readonly #interaction: Present;
  /** The state before the first actor started. */
  beginning: Pick<Mark, 'now' | 'worlds' | 'received'> | null = null;
  readonly #byStep = new Map<string, Mark>();

  constructor(interaction: Present) {
    this.#interaction = interaction;
  }

  noteBeginning(): void {
    const { clock, worlds, interceptor } = this.#interaction;
    this.beginning ??= { now: clock.now(), worlds: worlds.save(), received: interceptor.received };
  }

  of(step: string): Mark | undefined {
    return this.#byStep.get(step);
  }

  /** Saves the current state for a step. */
  store(step: string): void {
    const { clock, worlds, interceptor, roots, actors } = this.#interaction;
    try {
      const systems = [...roots].map(
        (root) => [root.id, { saved: root.save(), names: actors.namesBelow(root.actor) }] as const,
      );
      this.#byStep.set(step, {
        now: clock.now(),
        worlds: worlds.save(),
        received: interceptor.received,
        systems: new Map(systems),
        actors: new Set(actors.all().map(({ id }) => id)),
      });
    } catch {
      // The context cannot be saved, so the path to this step is replayed instead.
      this.#byStep.delete(step);
    }
  }
}
