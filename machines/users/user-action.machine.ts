import { assign, setup, type ActorRefFrom } from 'xstate';
import { report } from '../children.ts';
import { toFailure, type Failure } from '../validation/failure.ts';
import { performUserAction } from './user-action.actors.ts';
import type { UserAction } from './user-action.ts';

interface UserActionContext {
  /** What is to be confirmed; it stays while the dialog closes. */
  action: UserAction | null;
  /** Why it failed; null before the first try. */
  failure: Failure | null;
}

export const userActionMachine = setup({
  types: {
    context: {} as UserActionContext,
    events: {} as { type: 'user.act'; action: UserAction } | { type: 'YES' | 'NO' },
    emitted: {} as { type: 'user.changed'; action: UserAction },
    tags: {} as 'busy' | 'question',
  },
  actors: { performUserAction },
  actions: {
    storeAction: assign((_, { action }: { action: UserAction }) => ({ action, failure: null })),
    storeFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    clearFailure: assign({ failure: null }),
    reportChanged: report(({ context }) => ({
      type: 'user.changed',
      action: context.action as UserAction,
    })),
  },
}).createMachine({
  id: 'user-action',
  description:
    'A user is deactivated, activated, invited again, signed out, or viewed as, after a confirmation. Source: PEOPL-017, PEOPL-024.',
  context: { action: null, failure: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'No action is requested.',
      on: {
        'user.act': {
          target: 'confirming',
          actions: { type: 'storeAction', params: ({ event }) => event },
        },
      },
    },
    confirming: {
      description:
        'Says what the action means for the user, and why the last try failed; nothing has happened yet.',
      tags: 'question',
      on: { YES: { target: 'acting', actions: 'clearFailure' }, NO: 'idle' },
    },
    acting: {
      description: 'The action is performed.',
      tags: ['busy', 'question'],
      invoke: {
        id: 'performUserAction',
        src: 'performUserAction',
        input: ({ context }) => context.action as UserAction,
        onDone: { target: 'idle', actions: 'reportChanged' },
        onError: {
          target: 'confirming',
          actions: { type: 'storeFailure', params: ({ event }) => event },
        },
      },
    },
  },
});

export type UserActionActor = ActorRefFrom<typeof userActionMachine>;
