import type {
  AnyActorRef,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyTransitionDefinition,
  InspectedMicrostepEvent,
  InspectionEvent,
} from 'xstate';
import { decide, decideAlways } from './deciding.ts';
import { activeNodes } from './places.ts';
import { keysFor, getMachine } from './reading.ts';

/** What an actor has done with one event, from the event to where it came to rest. */
export interface Happening {
  actor: AnyActorRef;
  event: AnyEventObject;
  /** Who sent it; undefined for one from outside of all actors. */
  sender: AnyActorRef | undefined;
  /** Null for an actor that has just begun. */
  before: AnyMachineSnapshot | null;
  after: AnyMachineSnapshot;
  /** Keys of the transitions taken, and of those whose guard said no. */
  taken: string[];
  rejected: string[];
  /** Ids of all states that were active on the way, those that were left at once included. */
  passed: Set<string>;
}

interface Draft {
  actor: AnyActorRef;
  event: AnyEventObject;
  before: AnyMachineSnapshot | null;
  last: AnyMachineSnapshot | null;
  taken: AnyTransitionDefinition[];
  rejected: Set<AnyTransitionDefinition>;
  passed: Set<string>;
  after: AnyMachineSnapshot | null;
}

const isInit = ({ type }: AnyEventObject) => type === 'xstate.init';

export type Recorder = ReturnType<typeof createRecorder>;

/**
 * Listens to the actors of a system and tells what each machine among them has done, in the order
 * in which it began to do it: what an actor causes in its children comes after it.
 */
export function createRecorder(notify: (happening: Happening) => void) {
  const senders = new WeakMap<AnyEventObject, AnyActorRef>();
  /** What was seen of actors that are made and not started yet. */
  const beginnings = new WeakMap<AnyActorRef, Draft>();
  /** Where each actor came to rest. */
  const rests = new WeakMap<AnyActorRef, AnyMachineSnapshot>();
  const open: Draft[] = [];
  let isRestoring = false;

  return { inspect, restoring };

  /** While this runs, actors that begin are ones that go on: their beginning is no step. */
  function restoring(run: () => void): void {
    isRestoring = true;
    try {
      run();
    } finally {
      isRestoring = false;
    }
  }

  /** For `inspect` of `createActor`. */
  function inspect(seen: InspectionEvent): void {
    const actor = seen.actorRef as AnyActorRef;
    if (getMachine(actor) === undefined) return;
    if (isRestoring && 'event' in seen && isInit(seen.event)) {
      if (seen.type === '@xstate.snapshot') rests.set(actor, seen.snapshot as AnyMachineSnapshot);
      return;
    }
    switch (seen.type) {
      case '@xstate.event':
        if (seen.sourceRef) senders.set(seen.event, seen.sourceRef as AnyActorRef);
        if (isInit(seen.event)) start(actor, seen.event);
        break;
      case '@xstate.microstep':
        step(actor, seen);
        break;
      case '@xstate.snapshot':
        finish(actor, seen.event, seen.snapshot as AnyMachineSnapshot);
        break;
      default:
    }
  }

  function start(actor: AnyActorRef, event: AnyEventObject): void {
    const draft = beginnings.get(actor) ?? createDraft(actor, event, null);
    beginnings.delete(actor);
    draft.event = event;
    open.push(draft);
  }

  function step(actor: AnyActorRef, seen: InspectedMicrostepEvent): void {
    const { _transitions: transitions } = seen;
    const after = seen.snapshot as AnyMachineSnapshot;
    const draft = draftFor(actor, seen.event);
    const { last } = draft;
    draft.taken.push(...transitions);
    if (!last) for (const each of transitions) note(draft, listEarlierCandidates(each));
    else if (!isAlways(transitions)) note(draft, decide(last, seen.event).rejected);
    if (after.status === 'active') note(draft, decideAlways(after, seen.event).rejected);
    for (const { id } of activeNodes(after)) draft.passed.add(id);
    for (const { source } of transitions) draft.passed.add(source.id);
    draft.last = after;
  }

  /** The event that a microstep tells may be one that was raised on the way. */
  function draftFor(actor: AnyActorRef, event: AnyEventObject): Draft {
    const known =
      beginnings.get(actor) ?? open.findLast((draft) => draft.actor === actor && !draft.after);
    if (known) return known;
    const before = rests.get(actor) ?? null;
    const draft = createDraft(actor, event, before);
    if (isInit(event)) beginnings.set(actor, draft);
    else open.push(draft);
    return draft;
  }

  function finish(actor: AnyActorRef, event: AnyEventObject, after: AnyMachineSnapshot): void {
    const index = open.findLastIndex((draft) => draft.actor === actor && !draft.after);
    const draft = open[index] ?? createDraft(actor, event, rests.get(actor) ?? null);
    if (index === -1) open.push(draft);
    if (isInit(event) && !draft.last && after.status === 'active') {
      note(draft, decideAlways(after, event).rejected);
    }
    draft.event = event;
    draft.after = after;
    rests.set(actor, after);
    flush();
  }

  /** Tells what has come to rest, unless something that began before it has not. */
  function flush(): void {
    for (let [draft] = open; draft; [draft] = open) {
      // An action that throws ends an actor without a word.
      draft.after ??=
        readSnapshot(draft.actor).status === 'error' ? readSnapshot(draft.actor) : null;
      if (!draft.after) return;
      open.shift();
      notify(toHappening(draft, draft.after));
    }
  }

  function toHappening(draft: Draft, after: AnyMachineSnapshot): Happening {
    const { actor, event, before, taken, rejected, passed } = draft;
    const { machine } = after;
    for (const { id } of activeNodes(after)) passed.add(id);
    return {
      actor,
      event,
      sender: senders.get(event),
      before,
      after,
      taken: keysFor(machine, taken),
      rejected: keysFor(machine, [...rejected]),
      passed,
    };
  }
}

const createDraft = (
  actor: AnyActorRef,
  event: AnyEventObject,
  before: AnyMachineSnapshot | null,
): Draft => ({
  actor,
  event,
  before,
  last: before,
  taken: [],
  rejected: new Set(),
  passed: new Set(),
  after: null,
});

const note = (draft: Draft, rejected: readonly AnyTransitionDefinition[]) => {
  for (const each of rejected) draft.rejected.add(each);
};

/** The guarded candidates that come before one in its own state. */
function listEarlierCandidates(taken: AnyTransitionDefinition): AnyTransitionDefinition[] {
  const candidates = taken.source.always ?? [];
  return candidates
    .slice(0, Math.max(candidates.indexOf(taken), 0))
    .filter(({ guard }) => guard !== undefined);
}

const isAlways = (transitions: readonly AnyTransitionDefinition[]) =>
  transitions.length > 0 && transitions.every(({ eventType }) => eventType === '');

const readSnapshot = (actor: AnyActorRef) => actor.getSnapshot() as AnyMachineSnapshot;
