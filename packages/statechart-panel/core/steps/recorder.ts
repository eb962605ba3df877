import type {
  AnyActorRef,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyTransitionDefinition,
  InspectedMicrostepEvent,
  InspectionEvent,
} from 'xstate';
import { activeNodes, getMachine } from '../xstate-internals.ts';
import { decide, decideAlways } from '../actors/deciding.ts';
import { keysFor } from '../actors/actor-machine.ts';

/** The effect of one event on an actor, from the event until the actor settles. */
export interface Happening {
  actor: AnyActorRef;
  event: AnyEventObject;
  /** The sender; undefined for an event from outside all actors. */
  sender: AnyActorRef | undefined;
  /** Null for an actor that has just started. */
  before: AnyMachineSnapshot | null;
  after: AnyMachineSnapshot;
  /** Keys of the transitions taken, and of those that their guard rejected. */
  taken: string[];
  rejected: string[];
  /** Ids of all states that were active in between, including transient ones. */
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
 * Observes the actors of a system and reports the effect of each event on each machine, ordered by
 * start: an actor's effects on its children come after it.
 */
export function createRecorder(notify: (happening: Happening) => void) {
  const senders = new WeakMap<AnyEventObject, AnyActorRef>();
  /** Drafts of actors that are created but not started yet. */
  const beginnings = new WeakMap<AnyActorRef, Draft>();
  /** The last settled snapshot of each actor. */
  const rests = new WeakMap<AnyActorRef, AnyMachineSnapshot>();
  const open: Draft[] = [];
  let isRestoring = false;

  return { inspect, restoring };

  /** Actors that start during the callback are restored ones: their start is not a step. */
  function restoring(run: () => void): void {
    isRestoring = true;
    try {
      run();
    } finally {
      isRestoring = false;
    }
  }

  /** Observer for the `inspect` option of `createActor`. */
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

  /** A microstep may report an event that was raised in between. */
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

  /** Reports settled events in order, unless one that started earlier is still pending. */
  function flush(): void {
    for (let [draft] = open; draft; [draft] = open) {
      // An action that throws stops an actor without an inspection event.
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

/** The guarded candidates that precede a transition in the same state. */
function listEarlierCandidates(taken: AnyTransitionDefinition): AnyTransitionDefinition[] {
  const candidates = taken.source.always ?? [];
  return candidates
    .slice(0, Math.max(candidates.indexOf(taken), 0))
    .filter(({ guard }) => guard !== undefined);
}

const isAlways = (transitions: readonly AnyTransitionDefinition[]) =>
  transitions.length > 0 && transitions.every(({ eventType }) => eventType === '');

const readSnapshot = (actor: AnyActorRef) => actor.getSnapshot() as AnyMachineSnapshot;
