import { assign, emit, setup } from 'xstate';
import type { Clock } from '../clock.ts';
import { minutesLeft, type Identity, type IdentityProvider } from './identity.ts';
import { completeSignIn, logout, renewToken, restoreIdentity, signIn } from './session.actors.ts';

/** Minutes before its end at which an access token is renewed. Source: document 1, section 9. */
export const renewalThreshold = 10;
/** Seconds of the countdown before an idle person is signed out. Source: document 1, section 9. */
export const idleSeconds = 30;

export interface SessionContext {
  provider: IdentityProvider;
  clock: Clock;
  identity: Identity | null;
  /** The return from the provider that is being completed. */
  returnAddress: string;
  /** Idling does not count on the ClockWork page. */
  isOnClockWork: boolean;
  secondsLeft: number;
}

export type SessionEvent =
  | { type: 'signIn.requested' }
  | { type: 'signIn.returned'; returnAddress: string }
  | { type: 'signOut.requested' }
  | { type: 'session.endedElsewhere' }
  | { type: 'activity' }
  | { type: 'activity.elsewhere' }
  | { type: 'stay.requested' }
  | { type: 'page.changed'; isOnClockWork: boolean }
  | { type: 'token.requested' }
  | { type: 'token.refused' }
  | { type: 'token.rejected' };

/** What the shell listens for: it clears what the tab keeps, and goes where it says. */
export type SessionEmitted =
  | { type: 'session.expired' }
  | { type: 'session.left' }
  | { type: 'session.active' };

export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
    input: {} as { provider: IdentityProvider; clock: Clock },
    tags: {} as 'busy' | 'tokenPending' | 'signedIn',
  },
  actors: { restoreIdentity, signIn, completeSignIn, renewToken, logout },
  guards: {
    isSomeone: (_, params: { identity: Identity | null }) => params.identity !== null,
    isOnClockWork: ({ context }) => context.isOnClockWork,
    isTokenSpent: ({ context }) =>
      context.identity === null || minutesLeft(context.identity, context.clock.now()) <= 0,
    isTokenDue: ({ context }) =>
      context.identity !== null &&
      minutesLeft(context.identity, context.clock.now()) <= renewalThreshold,
  },
  actions: {
    keepIdentity: assign({
      identity: (_, params: { identity: Identity | null }) => params.identity,
    }),
    forgetIdentity: assign({ identity: null }),
    startCountdown: assign({ secondsLeft: idleSeconds }),
    countDown: assign({ secondsLeft: ({ context }) => Math.max(0, context.secondsLeft - 1) }),
    tellActive: emit({ type: 'session.active' }),
    tellExpired: emit({ type: 'session.expired' }),
    tellLeft: emit({ type: 'session.left' }),
  },
  delays: { idleWarning: 3_600_000, idleCountdown: idleSeconds * 1000, second: 1000 },
}).createMachine({
  id: 'session',
  description: 'One person signed in in one tab, from the first page to the end of the session.',
  context: ({ input }) => ({
    ...input,
    identity: null,
    returnAddress: '',
    isOnClockWork: false,
    secondsLeft: idleSeconds,
  }),
  on: {
    'page.changed': {
      actions: assign({ isOnClockWork: ({ event }) => event.isOnClockWork }),
    },
  },
  initial: 'restoring',
  states: {
    restoring: {
      description: 'Looks whether somebody is signed in in this tab already.',
      tags: ['busy', 'tokenPending'],
      invoke: {
        id: 'restoreIdentity',
        src: 'restoreIdentity',
        input: ({ context }) => ({ provider: context.provider }),
        onDone: [
          {
            guard: { type: 'isSomeone', params: ({ event }) => ({ identity: event.output }) },
            target: 'signedIn',
            actions: { type: 'keepIdentity', params: ({ event }) => ({ identity: event.output }) },
          },
          { target: 'signedOut' },
        ],
        onError: 'signedOut',
      },
    },
    signedOut: {
      description: 'Nobody is signed in in this tab.',
      on: {
        'signIn.requested': 'signingIn',
        'signIn.returned': {
          target: 'completing',
          actions: assign({ returnAddress: ({ event }) => event.returnAddress }),
        },
      },
    },
    signingIn: {
      description: 'The person is on the way to the identity provider.',
      tags: 'busy',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context }) => ({ provider: context.provider }),
        onDone: [
          {
            guard: { type: 'isSomeone', params: ({ event }) => ({ identity: event.output }) },
            target: 'signedIn',
            actions: { type: 'keepIdentity', params: ({ event }) => ({ identity: event.output }) },
          },
          { target: 'signedOut' },
        ],
        onError: 'signInFailed',
      },
    },
    completing: {
      description: 'The person is back from the identity provider; its answer is being checked.',
      tags: 'busy',
      invoke: {
        id: 'completeSignIn',
        src: 'completeSignIn',
        input: ({ context }) => ({
          provider: context.provider,
          returnAddress: context.returnAddress,
        }),
        onDone: {
          target: 'signedIn',
          actions: { type: 'keepIdentity', params: ({ event }) => ({ identity: event.output }) },
        },
        onError: 'signInFailed',
      },
    },
    signInFailed: {
      description: 'The provider could not be reached, or its answer was not meant for this tab.',
      on: { 'signIn.requested': 'signingIn' },
    },
    signedIn: {
      description: 'Somebody is signed in; idleness and the access token are watched side by side.',
      type: 'parallel',
      tags: 'signedIn',
      on: {
        'signOut.requested': 'signingOut',
        'session.endedElsewhere': 'expired',
        'token.rejected': 'expired',
      },
      states: {
        idleness: {
          description: 'Watches whether the person is still there.',
          initial: 'active',
          states: {
            active: {
              description: 'The person was active within the last hour, in this tab or another.',
              on: {
                activity: { target: 'active', reenter: true, actions: 'tellActive' },
                'activity.elsewhere': { target: 'active', reenter: true },
              },
              after: {
                idleWarning: [
                  // A tab on that page speaks for the others, or one of them would end them all.
                  {
                    guard: 'isOnClockWork',
                    target: 'active',
                    reenter: true,
                    actions: 'tellActive',
                  },
                  { target: 'warning' },
                ],
              },
            },
            warning: {
              description: 'An hour without activity: "Are you still there?" counts down from 30.',
              entry: 'startCountdown',
              on: {
                'stay.requested': { target: 'active', actions: 'tellActive' },
                'activity.elsewhere': 'active',
              },
              after: { idleCountdown: '#session.expired' },
              initial: 'counting',
              states: {
                counting: {
                  description: 'A second of the countdown passes.',
                  after: { second: { target: 'counting', reenter: true, actions: 'countDown' } },
                },
              },
            },
          },
        },
        token: {
          description: 'Watches how long the access token is still good for.',
          initial: 'held',
          states: {
            held: {
              description: 'The access token is checked with each request.',
              on: {
                'token.requested': [
                  { guard: 'isTokenSpent', target: '#session.expired' },
                  { guard: 'isTokenDue', target: 'renewing' },
                ],
                'token.refused': 'renewing',
              },
            },
            renewing: {
              description: 'Ten minutes or less are left: a silent renewal before the request.',
              tags: 'tokenPending',
              invoke: {
                id: 'renewToken',
                src: 'renewToken',
                input: ({ context }) => ({ provider: context.provider }),
                onDone: {
                  target: 'held',
                  actions: assign({ identity: ({ event }) => event.output }),
                },
                onError: '#session.expired',
              },
            },
          },
        },
      },
    },
    signingOut: {
      description: 'The server and the identity provider are told that the person leaves.',
      tags: 'busy',
      invoke: {
        id: 'logout',
        src: 'logout',
        input: ({ context }) => ({ provider: context.provider }),
        onDone: 'left',
        onError: 'left',
      },
    },
    left: {
      description: 'The person has signed out.',
      type: 'final',
      entry: ['forgetIdentity', 'tellLeft'],
    },
    expired: {
      description: "The session is over: storage is cleared, 'Your Session has expired.' is shown.",
      type: 'final',
      entry: ['forgetIdentity', 'tellExpired'],
    },
  },
});
