import type { AnyActorRef } from 'xstate';
import type { Json } from '../link/protocol.ts';
import type { Actors } from './actors.ts';
import type { SavedSystem } from './saved.ts';
import type { Worlds } from './worlds.ts';

/** How the story was at a step. */
export interface Mark {
  now: number;
  worlds: unknown[];
  /** Bodies of the responses that had come. */
  received: readonly Json[];
  /** By the actor's name: the systems on the screen, with the names of their children by place. */
  systems: Map<string, { saved: SavedSystem; names: Record<string, string> }>;
  /** The names of all actors that there were. */
  actors: ReadonlySet<string>;
}

/** What a walk is made of at any moment. */
interface Present {
  readonly clock: { now: () => number };
  readonly worlds: Worlds;
  readonly interceptor: { received: readonly Json[] };
  readonly actors: Actors;
  readonly roots: Iterable<{ id: string; actor: AnyActorRef; save: () => SavedSystem }>;
}

/** The moments of a walk that it can go back to. */
export class Marks {
  readonly #interaction: Present;
  /** Before the first actor began. */
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

  /** Keeps the present as the moment of a step. */
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
      // A context that cannot be saved: the way to this step is walked again instead.
      this.#byStep.delete(step);
    }
  }
}
