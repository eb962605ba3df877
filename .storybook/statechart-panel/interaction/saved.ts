import { createActor } from 'xstate';
import type { AnyActor, AnyActorRef, AnyEventObject, AnyStateMachine, Snapshot } from 'xstate';
import { scheduleAgain, listWaits } from './waits.ts';

/** The full in-memory state of an actor system. */
export interface SavedSystem {
  snapshot: Snapshot<unknown>;
  waits: { id: string; event: AnyEventObject; source: string[]; target: string[]; due: number }[];
}

/** Saves an actor with all its children and pending delays. */
export function saveSystem(actor: AnyActor, now: number): SavedSystem {
  const options = { __unsafeAllowInlineActors: true };
  return {
    snapshot: (actor.getPersistedSnapshot as (with_: object) => Snapshot<unknown>).call(
      actor,
      options,
    ),
    waits: listWaits(actor, now).flatMap(({ id, event, source, target, due }) => {
      const from = findActorPath(source, actor);
      const to = findActorPath(target, actor);
      return from && to ? [{ id, event, source: from, target: to, due }] : [];
    }),
  };
}

/** The restored actor, not started yet. */
export const restoreActor = (
  machine: AnyStateMachine,
  options: object,
  { snapshot }: SavedSystem,
): AnyActor => createActor(machine, { ...options, snapshot: withoutRefs(snapshot) } as object);

/** Restores pending delays with their remaining time, after the actor is started. */
export function restoreWaits(actor: AnyActor, { waits }: SavedSystem, now: number): void {
  for (const { id, event, source, target, due } of waits) {
    const from = actorAt(actor, source);
    const to = actorAt(actor, target);
    if (from && to) {
      scheduleAgain({ id, event, source: from, target: to, delay: due - now }, due - now);
    }
  }
}

/** The ids on the path from a system's root to an actor. */
function findActorPath(actor: AnyActorRef, root: AnyActorRef): string[] | null {
  if (actor === root) return [];
  const { _parent: parent } = actor;
  const path = parent ? findActorPath(parent, root) : null;
  return path && [...path, actor.id];
}

function actorAt(root: AnyActorRef, path: readonly string[]): AnyActorRef | undefined {
  const [id, ...rest] = path;
  if (id === undefined) return root;
  const { children = {} } = root.getSnapshot() as { children?: Record<string, AnyActorRef> };
  const child = children[id];
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
    const inner = isMark(value) ? { ...value } : withoutRefs(value, [...around, part]);
    if (inner === value) continue;
    copy ??= (Array.isArray(part) ? [...part] : { ...part }) as Record<string, unknown>;
    copy[name] = inner;
  }
  return (copy as Part | undefined) ?? part;
}

const isMark = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && 'xstate$$type' in value;

const isPlain = (part: object): boolean =>
  Array.isArray(part) ||
  [Object.prototype, null].includes(Object.getPrototypeOf(part) as object | null);
