import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { toProblem } from '#openapi/client/index.ts';
import { askAgain } from './ask-again.actors.ts';

interface AskAgainContext {
  /** The assignment that is asked about, or was last. */
  assignmentId: string;
}

export type AskAgainEvent = { type: 'ASK'; assignmentId: string };

/** Who was asked, and when, is to be read again. */
export interface HandoverAsked {
  type: 'handover.asked';
}

interface Failed {
  error: unknown;
}

export const askAgainMachine = setup({
  types: {
    context: {} as AskAgainContext,
    events: {} as AskAgainEvent,
    emitted: {} as HandoverAsked,
    tags: {} as 'busy',
  },
  actors: { askAgain },
  guards: {
    // It was answered, asked for or taken back meanwhile.
    isOutdated: (_, { error }: Failed) => {
      const { kind } = toProblem(error);
      return kind === 'notFound' || kind === 'conflict';
    },
  },
  actions: {
    take: assign((_, { assignmentId }: { assignmentId: string }) => ({ assignmentId })),
    tellAsked: emit({ type: 'handover.asked' }),
  },
}).createMachine({
  id: 'ask-again',
  description:
    'Who has not accepted an asset is asked again, once an hour at most. Designed, after ASSET-045.',
  context: { assignmentId: '' },
  initial: 'resting',
  states: {
    resting: {
      description: 'Nobody is being asked.',
      on: { ASK: { target: 'asking', actions: { type: 'take', params: ({ event }) => event } } },
    },
    asking: {
      description: 'The server tells the employee once more, or says from when on it may be asked.',
      tags: 'busy',
      invoke: {
        id: 'askAgain',
        src: 'askAgain',
        input: ({ context }) => context,
        onDone: { target: 'resting', actions: 'tellAsked' },
        onError: [
          {
            guard: { type: 'isOutdated', params: ({ event }) => event },
            target: 'resting',
            actions: 'tellAsked',
          },
          { target: 'resting' },
        ],
      },
    },
  },
});

export type AskAgainActor = ActorRefFrom<typeof askAgainMachine>;
