import {
  enqueueActions,
  type ActorRef,
  type ActorRefFrom,
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
  type DoneActorEvent,
  type EventFromLogic,
  type EventObject,
  type InputFrom,
  type OutputFrom,
  type Snapshot,
} from 'xstate';
import type { ListSearch } from './lists/list-search.ts';

/** The events that a machine reports to its parent. */
type ReportedBy<Machine extends AnyStateMachine> =
  ActorRefFrom<Machine> extends ActorRef<
    infer _S extends Snapshot<unknown>,
    infer _E extends EventObject,
    infer Reported
  >
    ? Reported
    : never;

/** An event for the machine itself, or for another one of its companions. */
export type Passed = EventObject | { to: AnyStateMachine; event: EventObject };

interface ParentArgs {
  /** What a companion needs of it: the id of the record, and the search in the address. */
  context: { id: string; search?: ListSearch };
  self: AnyActorRef;
}

/**
 * A machine that another one invokes for as long as it lives, e.g. the actions on the rows of a
 * list. Its id is its name among the children.
 */
export interface Companion {
  machine: AnyStateMachine;
  input?: (parent: ParentArgs) => unknown;
  reports: Readonly<Record<string, (event: AnyEventObject) => readonly Passed[]>>;
  afterSave?: EventObject;
}

interface CompanionOptions<Machine extends AnyStateMachine> {
  input?: (parent: ParentArgs) => InputFrom<Machine>;
  /** What follows from its reports: the events that the parent handles, or passes on. */
  reports?: {
    [Type in ReportedBy<Machine>['type']]?: (
      event: Extract<ReportedBy<Machine>, { type: Type }>,
    ) => readonly Passed[];
  };
  /** What a form sends it once it is saved. */
  afterSave?: EventFromLogic<Machine>;
}

/** Makes a machine a companion of another one. */
export function companion<Machine extends AnyStateMachine>(
  machine: Machine,
  { reports = {}, ...options }: CompanionOptions<Machine> = {},
): Companion {
  return { machine, ...options, reports: reports as unknown as Companion['reports'] };
}

/** The companions among the actors of their parent. */
export const companionActors = (
  companions: readonly Pick<Companion, 'machine'>[],
): Record<string, AnyStateMachine> =>
  Object.fromEntries(companions.map(({ machine }) => [machine.id, machine]));

/** The invokes of the companions, for the root of their parent. */
export const invokeCompanions = (companions: readonly Companion[]) =>
  companions.map(({ machine: { id }, input }) => ({
    id,
    src: id,
    // A companion that breaks does not end its parent.
    onError: { actions: [] },
    ...(input && { input }),
  }));

/** The transitions for what the companions report, for the root of their parent. */
export const companionTransitions = (companions: readonly Companion[]) =>
  Object.fromEntries(
    companions.flatMap(({ reports }) =>
      Object.entries(reports).map(([type, getPassed]) => [
        type,
        {
          actions: enqueueActions(({ event, enqueue }) => {
            for (const passed of getPassed(event)) {
              if ('to' in passed) enqueue.sendTo(passed.to.id, passed.event);
              else enqueue.raise(passed);
            }
          }),
        },
      ]),
    ),
  );

/** Opens a part of a page that has a machine of its own, e.g. a question; an open one is replaced. */
export interface PartOpened {
  type: 'part.open';
  /** The id of its machine. */
  part: string;
  input: unknown;
}

/** A part is closed; its output says what has changed. */
export interface PartClosed {
  type: 'part.closed';
  part: string;
  output: unknown;
}

/** A machine that a page starts again each time it is opened, and what follows from its output. */
export interface OpenedPart {
  machine: AnyStateMachine;
  close: (output: unknown) => readonly Passed[];
}

/** Makes a machine a part that is opened. */
export const openedPart = <Machine extends AnyStateMachine>(
  machine: Machine,
  close: (output: OutputFrom<Machine>) => readonly Passed[],
): OpenedPart => ({ machine, close: close as OpenedPart['close'] });

/** The transitions for parts that are opened, for the root of their parent. */
export const partTransitions = (parts: readonly OpenedPart[]) =>
  parts.length === 0
    ? {}
    : {
        'part.open': {
          actions: enqueueActions(({ event, enqueue }) => {
            const { part, input } = event as PartOpened;
            enqueue.stopChild(part);
            enqueue.spawnChild(part, { id: part, input });
          }),
        },
        ...Object.fromEntries(
          parts.map(({ machine: { id }, close }) => [
            `xstate.done.actor.${id}`,
            {
              actions: enqueueActions(({ event, enqueue }) => {
                const { output } = event as DoneActorEvent;
                const closed: PartClosed = { type: 'part.closed', part: id, output };
                enqueue.emit(closed);
                for (const passed of close(output)) {
                  if ('to' in passed) enqueue.sendTo(passed.to.id, passed.event);
                  else enqueue.raise(passed);
                }
              }),
            },
          ]),
        ),
      };

/** The companion of a parent that runs a machine. Throws if there is none. */
export function getCompanion<Machine extends AnyStateMachine>(
  { children }: { children: Readonly<Record<string, AnyActorRef | undefined>> },
  { id }: Machine,
): ActorRefFrom<Machine> {
  const child = children[id];
  if (child === undefined) throw new Error(`There is no child ${id}.`);
  return child as ActorRefFrom<Machine>;
}

/** The open or last closed part of a parent that runs a machine, if any. */
export const getPart = <Machine extends AnyStateMachine>(
  { children }: { children: Readonly<Record<string, AnyActorRef | undefined>> },
  { id }: Machine,
): ActorRefFrom<Machine> | undefined => children[id] as ActorRefFrom<Machine> | undefined;
