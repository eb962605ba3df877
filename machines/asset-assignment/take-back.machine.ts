import { fromPromise, assign, setup, type ActorRefFrom } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { report as reportToParent } from '../children.ts';
import { toFailure, type Failure } from '../validation/failure.ts';

/** By assignment, so that the assignment of the next assignee is never ended by mistake. */
const takeBack = fromPromise<unknown, { assignmentId: string }>(
  ({ input: { assignmentId }, signal }) =>
    api.removeAssetAssignment({ path: { id: assignmentId }, signal, isSuccessHidden: true }),
);

/** A current assignment, with the code of its asset. */
export interface Taken {
  /** The assignment's id. */
  id: string;
  assetCode: string;
}

/** The result for the assets to be taken back. */
export interface TakeBackReport {
  succeeded: readonly Taken[];
  remaining: readonly { taken: Taken; failure: Failure }[];
}

export interface TakeBackContext {
  /** The assignments ticked to be taken back together. */
  selection: readonly Taken[];
  /** The assignments in the current or last confirmation. */
  requested: readonly Taken[];
  /** Those that are still to be taken back. */
  queue: readonly Taken[];
  /** Null once it was closed. */
  report: TakeBackReport | null;
}

export type TakeBackEvent =
  | { type: 'assets.select' | 'assets.dropped'; assets: readonly Taken[] }
  | { type: 'assets.takeBack'; assets: readonly Taken[] }
  | { type: 'YES' | 'NO' | 'selection.clear' | 'report.closed' };

/** Assignments must be reloaded: an asset was taken back, here or by someone else. */
export interface AssetsTakenBack {
  type: 'assets.takenBack';
}

interface Some {
  assets: readonly Taken[];
}

const without = (all: readonly Taken[], { assets }: Some): readonly Taken[] =>
  all.filter(({ id }) => !assets.some((each) => each.id === id));

export const takeBackMachine = setup({
  types: {
    context: {} as TakeBackContext,
    events: {} as TakeBackEvent,
    emitted: {} as AssetsTakenBack,
    tags: {} as 'question' | 'busy',
  },
  actors: { takeBack },
  guards: {
    hasAssets: (_, { assets }: Some) => assets.length > 0,
    isLast: ({ context }) => context.queue.length === 1,
  },
  actions: {
    select: assign(({ context: { selection } }, some: Some) => ({
      selection: [...without(selection, some), ...some.assets],
      report: null,
    })),
    drop: assign(({ context: { selection } }, some: Some) => ({
      selection: without(selection, some),
    })),
    clearSelection: assign({ selection: [] }),
    openPrompt: assign((_, { assets }: Some) => ({ requested: assets, report: null })),
    start: assign(({ context }) => ({
      queue: context.requested,
      report: { succeeded: [], remaining: [] },
    })),
    storeSucceeded: assign(({ context: { selection, queue, report } }) => ({
      queue: queue.slice(1),
      selection: without(selection, { assets: queue.slice(0, 1) }),
      report: report && { ...report, succeeded: [...report.succeeded, ...queue.slice(0, 1)] },
    })),
    storeRemaining: assign(({ context: { queue, report } }, { error }: { error: unknown }) => {
      const failure = toFailure(error);
      const remaining = queue.slice(0, 1).map((taken) => ({ taken, failure }));
      return {
        queue: queue.slice(1),
        report: report && { ...report, remaining: [...report.remaining, ...remaining] },
      };
    }),
    closeReport: assign({ report: null }),
    emitTakenBack: reportToParent({ type: 'assets.takenBack' }),
  },
}).createMachine({
  id: 'take-back',
  description: 'Takes assets back from their assignees. Source: ASSET-107, ASSET-047.',
  context: { selection: [], requested: [], queue: [], report: null },
  on: {
    'assets.select': { actions: { type: 'select', params: ({ event }) => event } },
    'assets.dropped': { actions: { type: 'drop', params: ({ event }) => event } },
    'selection.clear': { actions: 'clearSelection' },
  },
  initial: 'resting',
  states: {
    resting: {
      description: 'No confirmation is open; the result of the last action is shown.',
      on: {
        'assets.takeBack': {
          guard: { type: 'hasAssets', params: ({ event }) => event },
          target: 'confirming',
          actions: { type: 'openPrompt', params: ({ event }) => event },
        },
        'report.closed': { actions: 'closeReport' },
      },
    },
    confirming: {
      description: 'Requests confirmation to take the assets back; nothing has happened yet.',
      tags: 'question',
      on: { YES: { target: 'takingBack', actions: 'start' }, NO: 'resting' },
    },
    takingBack: {
      description: 'The assets are taken back one after the other.',
      tags: ['question', 'busy'],
      invoke: {
        id: 'takeBack',
        src: 'takeBack',
        input: ({ context }) => ({ assignmentId: context.queue[0]?.id ?? '' }),
        onDone: [
          { guard: 'isLast', target: 'resting', actions: ['storeSucceeded', 'emitTakenBack'] },
          { target: 'takingBack', reenter: true, actions: 'storeSucceeded' },
        ],
        onError: [
          {
            guard: 'isLast',
            target: 'resting',
            actions: [{ type: 'storeRemaining', params: ({ event }) => event }, 'emitTakenBack'],
          },
          {
            target: 'takingBack',
            reenter: true,
            actions: { type: 'storeRemaining', params: ({ event }) => event },
          },
        ],
      },
    },
  },
});

export type TakeBackActor = ActorRefFrom<typeof takeBackMachine>;
