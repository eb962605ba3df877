import { createActor } from 'xstate';
import type { AnyActor, AnyActorRef, AnyEventObject, AnyStateMachine, Snapshot } from 'xstate';
import { isActorRef, isRefMark, getParent, persist, schedule } from '../xstate-internals.ts';
import { listWaits } from './waits.ts';

/** The full in-memory state of an actor system. */
export interface SavedSystem {
  snapshot: Snapshot<unknown>;
  waits: { id: string; event: AnyEventObject; source: string[]; target: string[]; due: number }[];
  outerRefs: OuterRef[];
}

/**
 * A reference in the context of an actor to one that is not its child, e.g. its parent. XState
 * restores only those to children; the others would be undefined.
 */
interface OuterRef {
  holder: string[];
  /** The names that lead from the context to the reference. */
  names: string[];
  target: string[];
}

/** Saves an actor with all its children and pending delays. */
export function saveSystem(actor: AnyActor, now: number): SavedSystem {
  return {
    snapshot: persist(actor),
    waits: listWaits(actor, now).flatMap(({ id, event, source, target, due }) => {
      const from = findActorPath(source, actor);
      const to = findActorPath(target, actor);
      return from && to ? [{ id, event, source: from, target: to, due }] : [];
    }),
    outerRefs: listOuterRefs(actor, actor, []),
  };
}

/** The restored actor, not started yet. */
export function restoreActor(
  machine: AnyStateMachine,
  options: object,
  { snapshot, outerRefs }: SavedSystem,
): AnyActor {
  const actor = createActor(machine, { ...options, snapshot: withoutRefs(snapshot) } as object);
  for (const { holder, names, target } of outerRefs) {
    const around = names
      .slice(0, -1)
      .reduce<Record<string, unknown> | undefined>(
        (part, name) => part?.[name] as Record<string, unknown> | undefined,
        getParts(actorAt(actor, holder)).context,
      );
    const name = names.at(-1);
    if (around && name !== undefined) around[name] = actorAt(actor, target);
  }
  return actor;
}

/** The references of an actor and its children to actors of their system that they don't own. */
function listOuterRefs(root: AnyActorRef, actor: AnyActorRef, path: string[]): OuterRef[] {
  const { context, children } = getParts(actor);
  const own = listRefs(context).flatMap(({ names, ref }): OuterRef[] => {
    const target = children[ref.id] === ref ? null : findActorPath(ref, root);
    return target ? [{ holder: path, names, target }] : [];
  });
  const below = Object.entries(children).flatMap(([id, child]) =>
    listOuterRefs(root, child, [...path, id]),
  );
  return [...own, ...below];
}

/** All references in a part of a context. */
function listRefs(
  part: unknown,
  names: string[] = [],
  around: readonly unknown[] = [],
): { names: string[]; ref: AnyActorRef }[] {
  if (isActorRef(part)) return [{ names, ref: part }];
  if (typeof part !== 'object' || part === null || !isPlain(part)) return [];
  if (around.includes(part)) return [];
  return Object.entries(part).flatMap(([name, value]) =>
    listRefs(value, [...names, name], [...around, part]),
  );
}

/** The context and the children of an actor; those without a chart have none. */
function getParts(actor: AnyActorRef | undefined) {
  const snapshot = actor?.getSnapshot() as
    | { context?: Record<string, unknown>; children?: Record<string, AnyActorRef> }
    | undefined;
  return { context: snapshot?.context, children: snapshot?.children ?? {} };
}

/** Restores pending delays with their remaining time, after the actor is started. */
export function restoreWaits(actor: AnyActor, { waits }: SavedSystem, now: number): void {
  for (const { id, event, source, target, due } of waits) {
    const from = actorAt(actor, source);
    const to = actorAt(actor, target);
    if (from && to) {
      schedule({ id, event, source: from, target: to, delay: due - now }, due - now);
    }
  }
}

/** The ids on the path from a system's root to an actor. */
function findActorPath(actor: AnyActorRef, root: AnyActorRef): string[] | null {
  if (actor === root) return [];
  const parent = getParent(actor);
  const path = parent ? findActorPath(parent, root) : null;
  return path && [...path, actor.id];
}

function actorAt(root: AnyActorRef, path: readonly string[]): AnyActorRef | undefined {
  const [id, ...rest] = path;
  if (id === undefined) return root;
  const child = getParts(root).children[id];
  return child && actorAt(child, rest);
}

/**
 * XState replaces references by live actors inside a snapshot's context when it restores it. It
 * gets a copy of every object that holds references, so that the same state can be restored again;
 * the rest is shared.
 */
function withoutRefs<Part>(part: Part, around: readonly unknown[] = []): Part {
  if (typeof part !== 'object' || part === null || !isPlain(part)) return part;
  if (around.includes(part)) return part;
  let copy: Record<string, unknown> | undefined;
  for (const [name, value] of Object.entries(part)) {
    const inner = isRefMark(value) ? { ...value } : withoutRefs(value, [...around, part]);
    if (inner === value) continue;
    copy ??= (Array.isArray(part) ? [...part] : { ...part }) as Record<string, unknown>;
    copy[name] = inner;
  }
  return (copy as Part | undefined) ?? part;
}

const isPlain = (part: object): boolean =>
  Array.isArray(part) ||
  [Object.prototype, null].includes(Object.getPrototypeOf(part) as object | null);
