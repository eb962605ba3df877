import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { failureOf, type Failure } from '../validation/failure.ts';
import type { EntriesChange, EntriesChanged } from './entries.ts';
import { takeStepBack } from './undo-change.actors.ts';
import type { Undoable, UndoStep } from './undo.ts';

/** How long a change can be undone, in ms. */
const offerTime = 10_000;

export interface UndoChangeInput {
  undo: Undoable;
}

export interface UndoChangeContext extends UndoChangeInput {
  /** The steps that are not taken yet. */
  left: readonly UndoStep[];
  /** What the steps since the last Undo have done. */
  change: Required<EntriesChange>;
  /** Whether the person points at the offer or has the focus in it: it stays as long. */
  isHeld: boolean;
  failure: Failure | null;
}

export type UndoChangeEvent = {
  type: 'UNDO' | 'DISMISS' | 'offer.held' | 'offer.released';
};

const unchanged = { returned: [], removed: [] };

export const undoChangeMachine = setup({
  types: {
    context: {} as UndoChangeContext,
    events: {} as UndoChangeEvent,
    emitted: {} as EntriesChanged,
    input: {} as UndoChangeInput,
    tags: {} as 'open' | 'busy',
  },
  actors: { takeStepBack },
  guards: {
    isHeld: ({ context }) => context.isHeld,
    isReleased: ({ context }) => !context.isHeld,
    hasMore: ({ context }) => context.left.length > 1,
  },
  actions: {
    noteStep: assign(({ context }, { returned = [], removed = [] }: EntriesChange) => ({
      left: context.left.slice(1),
      change: {
        returned: [...context.change.returned, ...returned],
        removed: [...context.change.removed, ...removed],
      },
    })),
    tell: emit(({ context }) => ({ type: 'entries.changed' as const, ...context.change })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
  },
  delays: { offerTime },
}).createMachine({
  id: 'undo-change',
  description:
    'What was deleted, filled or split last can be taken back for a while. Source: decisions, "ClockWork".',
  context: ({ input }) => ({
    ...input,
    left: input.undo.steps,
    change: unchanged,
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
      description: 'The change is being taken back, step by step.',
      tags: ['open', 'busy'],
      entry: assign({ failure: null }),
      invoke: {
        id: 'takeStepBack',
        src: 'takeStepBack',
        input: ({ context }) => context.left[0] as UndoStep,
        onDone: [
          {
            guard: 'hasMore',
            target: 'undoing',
            reenter: true,
            actions: { type: 'noteStep', params: ({ event }) => event.output },
          },
          {
            target: 'undone',
            actions: [{ type: 'noteStep', params: ({ event }) => event.output }, 'tell'],
          },
        ],
        onError: {
          target: 'refused',
          actions: [
            'tell',
            assign({ change: unchanged }),
            { type: 'keepFailure', params: ({ event }) => event },
          ],
        },
      },
    },
    refused: {
      description: 'Says why it could not be undone; what is left can be tried again.',
      tags: 'open',
      on: { UNDO: 'undoing', DISMISS: 'gone' },
    },
    undone: { description: 'All is as it was.', type: 'final' },
    gone: { description: 'The offer is gone.', type: 'final' },
  },
});

export type UndoChangeActor = ActorRefFrom<typeof undoChangeMachine>;
