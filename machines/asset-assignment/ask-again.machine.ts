import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { toProblem } from '#openapi/client/index.ts';
import { resendRequest } from './ask-again.actors.ts';

interface ResendRequestContext {
  /** The assignment that is asked about, or was last. */
  assignmentId: string;
}

export type ResendRequestEvent = { type: 'request.resend'; assignmentId: string };

/** Who was asked, and when, is to be read again. */
export interface HandoverRequested {
  type: 'handover.requested';
}

interface Failed {
  error: unknown;
}

export const resendRequestMachine = setup({
  types: {
    context: {} as ResendRequestContext,
    events: {} as ResendRequestEvent,
    emitted: {} as HandoverRequested,
    tags: {} as 'busy',
  },
  actors: { resendRequest },
  guards: {
    // It was answered, asked for or taken back meanwhile.
    isOutdated: (_, { error }: Failed) => {
      const { kind } = toProblem(error);
      return kind === 'notFound' || kind === 'conflict';
    },
  },
  actions: {
    take: assign((_, { assignmentId }: { assignmentId: string }) => ({ assignmentId })),
    emitRequested: emit({ type: 'handover.requested' }),
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
      on: {
        'request.resend': {
          target: 'requesting',
          actions: { type: 'take', params: ({ event }) => event },
        },
      },
    },
    requesting: {
      description: 'The server tells the employee once more, or says from when on it may be asked.',
      tags: 'busy',
      invoke: {
        id: 'resendRequest',
        src: 'resendRequest',
        input: ({ context }) => context,
        onDone: { target: 'resting', actions: 'emitRequested' },
        onError: [
          {
            guard: { type: 'isOutdated', params: ({ event }) => event },
            target: 'resting',
            actions: 'emitRequested',
          },
          { target: 'resting' },
        ],
      },
    },
  },
});

export type ResendRequestActor = ActorRefFrom<typeof resendRequestMachine>;
