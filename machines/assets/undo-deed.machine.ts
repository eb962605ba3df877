import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import type { Schema } from '#openapi/client/index.ts';
import { failureOf, type Failure } from '../validation/failure.ts';
import type { Calendar } from './asset-days.ts';
import { undoDeedStep } from './undo-deed.actors.ts';
import type { UndoableDeed, UndoDeedStep } from './undo-deed.ts';

/** How long a deed can be undone, in ms. */
const offerTime = 10_000;

interface UndoDeedInput {
  deed: UndoableDeed;
  calendar: Calendar;
}

/** An asset that could not be brought back, and why, in the server's words. */
export interface StayedAsset {
  id: string;
  assetCode: string;
  words: string;
}

export interface UndoDeedContext extends UndoDeedInput {
  /** The steps that are not taken yet. */
  left: readonly UndoDeedStep[];
  stayed: readonly StayedAsset[];
  /** Whether the person points at the offer or has the focus in it: it stays as long. */
  isHeld: boolean;
  /** Why a step did not get through. */
  failure: Failure | null;
}

export type UndoDeedEvent = {
  type: 'UNDO' | 'DISMISS' | 'offer.held' | 'offer.released';
};

/** Some assets are others now: what is shown is outdated. */
export interface DeedUndone {
  type: 'deed.undone';
}

interface Told {
  output: readonly Schema<'AssetOutcome'>[];
}

/** What the server has refused in a step, by asset. */
const stayedIn = ({ left: [step] }: UndoDeedContext, { output }: Told): readonly StayedAsset[] =>
  (step?.assets ?? []).flatMap(({ id, assetCode }) => {
    const outcome = output.find(({ assetId }) => assetId === id);
    if (outcome?.isDone !== false) return [];
    return [{ id, assetCode, words: outcome.errorMessages.join(' ') }];
  });

export const undoDeedMachine = setup({
  types: {
    context: {} as UndoDeedContext,
    events: {} as UndoDeedEvent,
    emitted: {} as DeedUndone,
    input: {} as UndoDeedInput,
    tags: {} as 'open' | 'busy',
  },
  actors: { undoDeedStep },
  guards: {
    isHeld: ({ context }) => context.isHeld,
    isReleased: ({ context }) => !context.isHeld,
    hasMore: ({ context }) => context.left.length > 1,
    hasStayed: ({ context }, told: Told) =>
      context.stayed.length > 0 || stayedIn(context, told).length > 0,
  },
  actions: {
    noteStep: assign(({ context }, told: Told) => ({
      left: context.left.slice(1),
      stayed: [...context.stayed, ...stayedIn(context, told)],
    })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    tell: emit({ type: 'deed.undone' }),
  },
  delays: { offerTime },
}).createMachine({
  id: 'undo-deed',
  description:
    'What was done with several assets last can be undone for a while. Source: decisions, "Assets".',
  context: ({ input }) => ({
    ...input,
    left: input.deed.steps,
    stayed: [],
    isHeld: false,
    failure: null,
  }),
  on: {
    'offer.held': { actions: assign({ isHeld: true }) },
    'offer.released': { actions: assign({ isHeld: false }) },
  },
  initial: 'passing',
  states: {
    passing: {
      description: 'Says what was done and offers to undo it; the offer goes by itself.',
      tags: 'open',
      always: { guard: 'isHeld', target: 'held' },
      after: { offerTime: 'gone' },
      on: { UNDO: 'undoing', DISMISS: 'gone' },
    },
    held: {
      description: 'The person is at the offer: it stays until they leave it.',
      tags: 'open',
      always: { guard: 'isReleased', target: 'passing' },
      on: { UNDO: 'undoing', DISMISS: 'gone' },
    },
    undoing: {
      description: 'The assets are brought back, those of each holder together.',
      tags: ['open', 'busy'],
      entry: assign({ failure: null }),
      invoke: {
        id: 'undoDeedStep',
        src: 'undoDeedStep',
        input: ({ context: { left, calendar } }) => ({ step: left[0] as UndoDeedStep, calendar }),
        onDone: [
          {
            guard: 'hasMore',
            target: 'undoing',
            reenter: true,
            actions: { type: 'noteStep', params: ({ event }) => event },
          },
          {
            guard: { type: 'hasStayed', params: ({ event }) => event },
            target: 'partly',
            actions: [{ type: 'noteStep', params: ({ event }) => event }, 'tell'],
          },
          {
            target: 'undone',
            actions: [{ type: 'noteStep', params: ({ event }) => event }, 'tell'],
          },
        ],
        onError: {
          target: 'refused',
          actions: [{ type: 'keepFailure', params: ({ event }) => event }, 'tell'],
        },
      },
    },
    refused: {
      description: 'Says why it did not get through; what is left can be tried again.',
      tags: 'open',
      on: { UNDO: 'undoing', DISMISS: 'gone' },
    },
    partly: {
      description: 'Says of each asset that could not be brought back why not.',
      tags: 'open',
      on: { DISMISS: 'gone' },
    },
    undone: { description: 'All are as they were.', type: 'final' },
    gone: { description: 'The offer is gone.', type: 'final' },
  },
});

export type UndoDeedActor = ActorRefFrom<typeof undoDeedMachine>;
