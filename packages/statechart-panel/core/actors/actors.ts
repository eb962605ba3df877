import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { ActorView } from '../link/protocol.ts';
import { getMachine, getParent } from '../xstate-internals.ts';
import { machineChildren } from './actor-machine.ts';

/** An actor registered under the panel's own name for it. */
export interface KnownActor {
  /** The machine's id, numbered when there are multiple at a time. */
  readonly id: string;
  readonly chart: string;
  readonly parent: string | null;
  readonly isFrozen: boolean;
  ref: AnyActorRef;
  machine: AnyStateMachine;
  /** Its screen is unmounted; the actor that replaces it takes its name. */
  isUnmounted: boolean;
  snapshot: () => AnyMachineSnapshot;
}

/** The actors of a story, by names that are stable across replays. */
export class Actors {
  readonly #byId = new Map<string, KnownActor>();
  readonly #byRef = new WeakMap<AnyActorRef, KnownActor>();

  find(id: string): KnownActor | undefined {
    return this.#byId.get(id);
  }

  /** The newest actor of a chart; running ones come before stopped ones. */
  ofChart(chart: string): KnownActor | undefined {
    const all = [...this.#byId.values()].filter(
      (actor) => actor.chart === chart && !actor.isFrozen,
    );
    return all.findLast(isLive) ?? all.at(-1);
  }

  /** The registered actor; a new one is named, after its parent. */
  of(ref: AnyActorRef): KnownActor | undefined {
    const known = this.#byRef.get(ref);
    if (known) return known;
    const machine = getMachine(ref);
    if (!machine) return undefined;
    const parent = getParent(ref);
    return this.enter(machine, ref, parent ? (this.of(parent)?.id ?? null) : null);
  }

  /** Registers an actor, with its previous name if known. */
  enter(
    machine: AnyStateMachine,
    ref: AnyActorRef,
    parent: string | null = null,
    id: string = this.#freeName(machine.id, parent),
  ): KnownActor {
    return this.#put({ id, chart: machine.id, parent, isFrozen: false, machine, ref });
  }

  /** Registers all descendants of an actor; earlier names are restored by path. */
  enterChildren(ref: AnyActorRef, names: Record<string, string> = {}, pathPrefix = ''): void {
    const parent = this.of(ref)?.id ?? null;
    for (const child of machineChildren(ref)) {
      const machine = getMachine(child);
      const key = `${pathPrefix}/${child.id}`;
      if (machine && !this.#byRef.has(child)) this.enter(machine, child, parent, names[key]);
      this.enterChildren(child, names, key);
    }
  }

  /** The names of an actor's descendants by path, so that they can be restored. */
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

  /** Registers an actor with one fixed state; another one of the same machine replaces it. */
  freeze(machine: AnyStateMachine, ref: AnyActorRef): void {
    const { id } = machine;
    this.#put({ id, chart: id, parent: null, isFrozen: true, machine, ref });
  }

  /** The actors for the panel, each child after its parent. */
  views(): ActorView[] {
    const all = [...this.#byId.values()];
    return all.filter(({ parent }) => parent === null).flatMap(below);

    function below(actor: KnownActor): ActorView[] {
      const { id, chart, parent, isFrozen } = actor;
      const view: ActorView = { id, chart, parent, isFrozen, status: getStatus(actor) };
      return [view, ...all.filter((child) => child.parent === id).flatMap(below)];
    }
  }

  /** Removes the actors that are not present. */
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
