import { assign, setup, type ActorRefFrom } from 'xstate';
import { toProblem, type Schema } from '#openapi/client/index.ts';
import { endOtherSessions, endSession, listSessions } from './sessions.actors.ts';

type Session = Schema<'Session'>;

export interface SessionsContext {
  /** This session first. */
  sessions: readonly Session[];
  /** The session to sign out; null for all others. */
  target: Session | null;
  /** Why the last try failed, as the server's message; empty where it sent none. */
  reason: string;
}

export type SessionsEvent =
  | { type: 'END'; session: Session }
  | { type: 'sessions.endOthers' }
  | { type: 'YES' }
  | { type: 'NO' }
  | { type: 'retry' }
  | { type: 'BACK' };

export type SessionsActor = ActorRefFrom<typeof sessionsMachine>;

export const sessionsMachine = setup({
  types: {
    context: {} as SessionsContext,
    events: {} as SessionsEvent,
    tags: {} as 'busy' | 'ending',
  },
  actors: { listSessions, endSession, endOtherSessions },
  guards: {
    isOther: (_, { session }: { session: Session }) => !session.isCurrent,
    hasOthers: ({ context }) => context.sessions.some(({ isCurrent }) => !isCurrent),
    isForAll: ({ context }) => context.target === null,
  },
  actions: {
    store: assign({ sessions: (_, { sessions }: { sessions: readonly Session[] }) => sessions }),
    select: assign({ target: (_, { session }: { session: Session | null }) => session }),
    dropTarget: assign({
      sessions: ({ context: { sessions, target } }) =>
        sessions.filter(({ id }) => id !== target?.id),
    }),
    dropOthers: assign({
      sessions: ({ context }) => context.sessions.filter(({ isCurrent }) => isCurrent),
    }),
    noteReason: assign({
      reason: (_, { error }: { error: unknown }) => toProblem(error).messages.join(' '),
    }),
    clearReason: assign({ reason: '' }),
  },
}).createMachine({
  id: 'sessions',
  description:
    'The browsers where the person is signed in: a list from which the others can be signed out.',
  context: { sessions: [], target: null, reason: '' },
  initial: 'loading',
  states: {
    loading: {
      description: 'The sessions are loading.',
      tags: 'busy',
      invoke: {
        id: 'listSessions',
        src: 'listSessions',
        onDone: {
          target: 'listed',
          actions: { type: 'store', params: ({ event }) => ({ sessions: event.output }) },
        },
        onError: 'unavailable',
      },
    },
    unavailable: {
      description: 'The sessions could not be loaded. Trying again loads all of them.',
      type: 'final',
    },
    listed: {
      description: 'The sessions, this one first; the others can be signed out, one or all.',
      on: {
        END: {
          guard: { type: 'isOther', params: ({ event }) => event },
          target: 'confirming',
          actions: { type: 'select', params: ({ event }) => event },
        },
        'sessions.endOthers': {
          guard: 'hasOthers',
          target: 'confirming',
          actions: { type: 'select', params: { session: null } },
        },
      },
    },
    confirming: {
      description:
        'Asks for confirmation before another browser is signed out: unsaved changes there are lost.',
      on: {
        YES: [{ guard: 'isForAll', target: 'endingOthers' }, { target: 'endingOne' }],
        NO: 'listed',
      },
    },
    endingOne: {
      description: 'One other session is being signed out.',
      tags: ['busy', 'ending'],
      invoke: {
        id: 'endSession',
        src: 'endSession',
        input: ({ context }) => ({ sessionId: context.target?.id ?? '' }),
        onDone: { target: 'listed', actions: 'dropTarget' },
        onError: {
          target: 'failed',
          actions: { type: 'noteReason', params: ({ event }) => event },
        },
      },
    },
    endingOthers: {
      description: 'All other sessions are being signed out.',
      tags: ['busy', 'ending'],
      invoke: {
        id: 'endOtherSessions',
        src: 'endOtherSessions',
        onDone: { target: 'listed', actions: 'dropOthers' },
        onError: {
          target: 'failed',
          actions: { type: 'noteReason', params: ({ event }) => event },
        },
      },
    },
    failed: {
      description:
        'The sign-out failed or was not confirmed; the reason is shown, and it can be tried again.',
      exit: 'clearReason',
      on: {
        retry: [{ guard: 'isForAll', target: 'endingOthers' }, { target: 'endingOne' }],
        BACK: 'listed',
      },
    },
  },
});
