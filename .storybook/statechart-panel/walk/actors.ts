import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { ActorView } from '../link/protocol.ts';
import { getMachine, machineChildren } from './reading.ts';

/** An actor that the panel knows by a name of its own. */
export interface KnownActor {
  /** The machine's id, numbered when there are more at a time. */
  readonly id: string;
  readonly chart: string;
  readonly parent: string | null;
  readonly isFrozen: boolean;
  ref: AnyActorRef;
  machine: AnyStateMachine;
  /** Its screen is gone; an actor that comes in its place takes its name. */
  isUnmounted: boolean;
  snapshot: () => AnyMachineSnapshot;
}

/** The actors of a story, by names that are the same whenever it is walked again. */
export class Actors {
  readonly #byId = new Map<string, KnownActor>();
  readonly #byRef = new WeakMap<AnyActorRef, KnownActor>();

  find(id: string): KnownActor | undefined {
    return this.#byId.get(id);
  }

  /** The newest one of a chart, one that still runs before one that does not. */
  ofChart(chart: string): KnownActor | undefined {
    const all = [...this.#byId.values()].filter(
      (actor) => actor.chart === chart && !actor.isFrozen,
    );
    return all.findLast(isLive) ?? all.at(-1);
  }

  /** The name of an actor; a new one is named, its parent before it. */
  of(ref: AnyActorRef): KnownActor | undefined {
    const known = this.#byRef.get(ref);
    if (known) return known;
    const machine = getMachine(ref);
    if (!machine) return undefined;
    const { _parent: parent } = ref;
    return this.enter(machine, ref, parent ? (this.of(parent)?.id ?? null) : null);
  }

  /** Names an actor, with a name that it had before where that is known. */
  enter(
    machine: AnyStateMachine,
    ref: AnyActorRef,
    parent: string | null = null,
    id: string = this.#freeName(machine.id, parent),
  ): KnownActor {
    return this.#put({ id, chart: machine.id, parent, isFrozen: false, machine, ref });
  }

  /** The children of an actor, and theirs, get names; those they had before by their places. */
  enterChildren(ref: AnyActorRef, names: Record<string, string> = {}, pathPrefix = ''): void {
    const parent = this.of(ref)?.id ?? null;
    for (const child of machineChildren(ref)) {
      const machine = getMachine(child);
      const key = `${pathPrefix}/${child.id}`;
      if (machine && !this.#byRef.has(child)) this.enter(machine, child, parent, names[key]);
      this.enterChildren(child, names, key);
    }
  }

  /** The names of an actor's children by their places, to give them again. */
  namesBelow(ref: AnyActorRef, pathPrefix = ''): Record<string, string> {
    return Object.assign(
      {},
      ...machineChildren(ref).map((child) => {
        const key = `${pathPrefix}/${child.id}`;
        const known = this.#byRef.get(child);
        return { ...(known && { [key]: known.id }), ...this.namesBelow(child, key) };
      }),
    ) as Record<string, string>;
  }

  /** An actor that shows one moment; another one of the same machine takes its place. */
  freeze(machine: AnyStateMachine, ref: AnyActorRef): void {
    const { id } = machine;
    this.#put({ id, chart: id, parent: null, isFrozen: true, machine, ref });
  }

  /** For the panel: each child after its parent. */
  views(): ActorView[] {
    const all = [...this.#byId.values()];
    return all.filter(({ parent }) => parent === null).flatMap(below);

    function below(actor: KnownActor): ActorView[] {
      const { id, chart, parent, isFrozen } = actor;
      const view: ActorView = { id, chart, parent, isFrozen, status: getStatus(actor) };
      return [view, ...all.filter((child) => child.parent === id).flatMap(below)];
    }
  }

  /** Forgets those that there were not yet, or are no more. */
  retain(isPresent: (actor: KnownActor) => boolean): void {
    for (const actor of this.all()) if (!isPresent(actor)) this.#byId.delete(actor.id);
  }

  all(): KnownActor[] {
    return [...this.#byId.values()];
  }

  #put(made: Omit<KnownActor, 'isUnmounted' | 'snapshot'>): KnownActor {
    const actor: KnownActor = {
      ...made,
      isUnmounted: false,
      snapshot: () => actor.ref.getSnapshot() as AnyMachineSnapshot,
    };
    this.#byId.set(actor.id, actor);
    this.#byRef.set(actor.ref, actor);
    return actor;
  }

  #freeName(chart: string, parent: string | null): string {
    for (let number = 1; ; number += 1) {
      const name = number === 1 ? chart : `${chart} ${number}`;
      const known = this.#byId.get(name);
      if (!known || (!isLive(known) && known.parent === parent)) return name;
    }
  }
}

const getStatus = ({ isUnmounted, snapshot }: KnownActor): ActorView['status'] => {
  const { status } = snapshot();
  return isUnmounted && status === 'active' ? 'stopped' : status;
};

const isLive = (actor: KnownActor): boolean => getStatus(actor) === 'active' || actor.isFrozen;
