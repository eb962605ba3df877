import { fromPromise, assign, setup, type ActorRefFrom } from 'xstate';
import { api, toProblem } from '#openapi/client/index.ts';
import { report } from '../children.ts';

/** Requests the employee's acceptance of the assignment again. */
const resendRequest = fromPromise<unknown, { assignmentId: string }>(
  ({ input: { assignmentId }, signal }) =>
    api.resendHandover({ path: { id: assignmentId }, signal }),
);

interface ResendRequestContext {
  /** The assignment of the current or last request. */
  assignmentId: string;
}

export type ResendRequestEvent = { type: 'request.resend'; assignmentId: string };

/** The request's recipient and time must be reloaded. */
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
    // It was accepted, rejected, requested again or taken back in the meantime.
    isOutdated: (_, { error }: Failed) => {
      const { kind } = toProblem(error);
      return kind === 'notFound' || kind === 'conflict';
    },
  },
  actions: {
    take: assign((_, { assignmentId }: { assignmentId: string }) => ({ assignmentId })),
    emitRequested: report({ type: 'handover.requested' }),
  },
}).createMachine({
  id: 'resend-request',
  description:
    'Requests the acceptance of an asset again, up to once an hour. Not in the requirements; based on ASSET-045.',
  context: { assignmentId: '' },
  initial: 'resting',
  states: {
    resting: {
      description: 'No request is pending.',
      on: {
        'request.resend': {
          target: 'requesting',
          actions: { type: 'take', params: ({ event }) => event },
        },
      },
    },
    requesting: {
      description:
        'The server notifies the employee again, or responds from when on another request is possible.',
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
