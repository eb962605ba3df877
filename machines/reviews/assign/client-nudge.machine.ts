import { assign, setup, type ActorRefFrom } from 'xstate';
import { report } from '../../children.ts';
import { toFailure, type Failure } from '../../validation/failure.ts';
import { sendClientNudge } from './assign.actors.ts';

/** The most symbols of a message, as in the contract. */
export const nudgeLimit = 500;

/** Whom a reminder goes to. */
export interface NudgeTarget {
  assignmentId: string;
  contactName: string;
  employeeName: string;
}

export interface ClientNudgeContext {
  targets: readonly NudgeTarget[];
  /** As typed; it stays when the dialog is closed without sending. */
  message: string;
  /** Those who still have to be reminded; the first is being sent. */
  queue: readonly NudgeTarget[];
  failed: readonly { target: NudgeTarget; failure: Failure }[];
}

export type ClientNudgeEvent =
  | { type: 'nudge.open'; targets: readonly NudgeTarget[] }
  | { type: 'message.change'; message: string }
  | { type: 'SEND' | 'CANCEL' };

/** Reminders were sent: the rows have to be loaded again. */
export interface ClientsNudged {
  type: 'clients.nudged';
}

interface Failed {
  error: unknown;
}

const isTooLong = (message: string) =>
  message.length > nudgeLimit && Array.from(message).length > nudgeLimit;

function getNext({ queue }: ClientNudgeContext): NudgeTarget {
  const [next] = queue;
  if (!next) throw new Error('Nobody is left to be reminded; check the guards.');
  return next;
}

export const clientNudgeMachine = setup({
  types: {
    context: {} as ClientNudgeContext,
    events: {} as ClientNudgeEvent,
    emitted: {} as ClientsNudged,
    tags: {} as 'open' | 'busy',
  },
  actors: { sendClientNudge },
  guards: {
    hasTargets: (_, { targets }: { targets: readonly NudgeTarget[] }) => targets.length > 0,
    isShort: ({ context }) => !isTooLong(context.message),
    hasMore: ({ context }) => context.queue.length > 1,
    hasFailed: ({ context }) => context.failed.length > 0,
  },
  actions: {
    open: assign((_, { targets }: { targets: readonly NudgeTarget[] }) => ({
      targets,
      failed: [],
    })),
    type: assign((_, { message }: { message: string }) => ({ message })),
    enqueueAll: assign({ queue: ({ context }) => context.targets, failed: [] }),
    dequeue: assign({ queue: ({ context }) => context.queue.slice(1) }),
    storeFailure: assign(({ context }, { error }: Failed) => ({
      failed: [...context.failed, { target: getNext(context), failure: toFailure(error) }],
      queue: context.queue.slice(1),
    })),
    retainFailed: assign({ targets: ({ context }) => context.failed.map(({ target }) => target) }),
    clearMessage: assign({ message: '' }),
    emitNudged: report({ type: 'clients.nudged' }),
  },
}).createMachine({
  id: 'client-nudge',
  description:
    'Reminders to client contacts, one or many, with a message; those who were reminded enough are named. Source: REVW-080, REVW-D25.',
  context: { targets: [], message: '', queue: [], failed: [] },
  initial: 'closed',
  states: {
    closed: {
      description: 'The dialog is closed.',
      on: {
        'nudge.open': {
          guard: { type: 'hasTargets', params: ({ event }) => event },
          target: 'writing',
          actions: { type: 'open', params: ({ event }) => event },
        },
      },
    },
    writing: {
      description: 'A message can be added; those who could not be reminded are named.',
      tags: 'open',
      on: {
        'message.change': { actions: { type: 'type', params: ({ event }) => event } },
        SEND: { guard: 'isShort', target: 'sending', actions: 'enqueueAll' },
        CANCEL: 'closed',
      },
    },
    sending: {
      description: 'The reminders are being sent, one after the other.',
      tags: ['open', 'busy'],
      invoke: {
        id: 'sendClientNudge',
        src: 'sendClientNudge',
        input: ({ context }) => ({
          assignmentId: getNext(context).assignmentId,
          message: context.message.trim(),
          isOneOfMany: context.targets.length > 1,
        }),
        onDone: [
          { guard: 'hasMore', target: 'sending', reenter: true, actions: 'dequeue' },
          { target: 'sent', actions: 'dequeue' },
        ],
        onError: [
          {
            guard: 'hasMore',
            target: 'sending',
            reenter: true,
            actions: { type: 'storeFailure', params: ({ event }) => event },
          },
          { target: 'sent', actions: { type: 'storeFailure', params: ({ event }) => event } },
        ],
      },
    },
    sent: {
      description: 'All were tried; the dialog closes unless some could not be reminded.',
      entry: 'emitNudged',
      always: [
        { guard: 'hasFailed', target: 'writing', actions: 'retainFailed' },
        { target: 'closed', actions: 'clearMessage' },
      ],
    },
  },
});

export type ClientNudgeActor = ActorRefFrom<typeof clientNudgeMachine>;
