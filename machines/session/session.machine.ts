import { assign, raise } from 'xstate';
import { sessionSetup } from './session.setup.ts';

export type { SessionContext } from './session.setup.ts';

export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  description: "One person's session in one tab, from the first page to its end.",
  context: ({ input }) => ({
    provider: input.provider,
    clock: input.clock,
    identity: null,
    returnAddress: '',
    isOnClockWork: false,
    lastActiveAt: input.lastActiveAt ?? input.clock.now(),
    remainingSeconds: 0,
  }),
  on: {
    'page.changed': {
      actions: assign({ isOnClockWork: ({ event }) => event.isOnClockWork }),
    },
  },
  initial: 'restoring',
  states: {
    restoring: {
      description: 'Checks whether a person is already signed in in this tab.',
      tags: ['busy', 'tokenPending'],
      invoke: {
        id: 'restoreIdentity',
        src: 'restoreIdentity',
        input: ({ context }) => ({ provider: context.provider }),
        onDone: [
          {
            guard: { type: 'isSomeone', params: ({ event }) => ({ identity: event.output }) },
            target: 'signedIn',
            actions: { type: 'storeIdentity', params: ({ event }) => ({ identity: event.output }) },
          },
          { target: 'takingOver' },
        ],
        onError: 'takingOver',
      },
    },
    takingOver: {
      description: 'A new tab briefly asks the open tabs of this browser for their identity.',
      tags: ['busy', 'tokenPending'],
      invoke: {
        id: 'takeOverIdentity',
        src: 'takeOverIdentity',
        input: ({ context }) => ({ provider: context.provider }),
        onDone: [
          {
            guard: { type: 'isSomeone', params: ({ event }) => ({ identity: event.output }) },
            target: 'signedIn',
            actions: [
              { type: 'storeIdentity', params: ({ event }) => ({ identity: event.output }) },
              'noteActive',
              'emitActive',
            ],
          },
          { target: 'signedOut' },
        ],
        onError: 'signedOut',
      },
      after: { handover: 'signedOut' },
    },
    signedOut: {
      description: 'No one is signed in in this tab.',
      on: {
        'signIn.requested': 'signingIn',
        'signIn.returned': {
          target: 'completing',
          actions: assign({ returnAddress: ({ event }) => event.returnAddress }),
        },
      },
    },
    signingIn: {
      description: 'The person is being sent to the identity provider.',
      tags: 'busy',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context }) => ({ provider: context.provider }),
        onDone: [
          {
            guard: { type: 'isSomeone', params: ({ event }) => ({ identity: event.output }) },
            target: 'signedIn',
            actions: [
              { type: 'storeIdentity', params: ({ event }) => ({ identity: event.output }) },
              'noteActive',
            ],
          },
          { target: 'signedOut' },
        ],
        onError: 'signInFailed',
      },
    },
    completing: {
      description: 'The person is back from the identity provider; its response is being checked.',
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
          actions: [
            { type: 'storeIdentity', params: ({ event }) => ({ identity: event.output }) },
            'noteActive',
          ],
        },
        onError: 'signInFailed',
      },
    },
    signInFailed: {
      description: 'The provider could not be reached, or its response was not meant for this tab.',
      on: { 'signIn.requested': 'signingIn' },
    },
    signedIn: {
      description:
        'A person is signed in; idleness and the access token are monitored in parallel.',
      type: 'parallel',
      tags: 'signedIn',
      on: {
        'logout.requested': 'loggingOut',
        'session.timedOutInOtherTab': 'timedOut',
        'session.loggedOutInOtherTab': 'loggedOutInOtherTab',
        'token.rejected': 'timedOut',
      },
      states: {
        idleness: {
          description: 'Monitors whether the person is still there, by the system clock.',
          initial: 'judging',
          states: {
            judging: {
              description: 'Checks the system clock: timers pause while a device sleeps.',
              always: [
                // A tab on the ClockWork page reports activity for all tabs; otherwise another tab
                // would time out and end the session in all of them.
                { guard: 'isOnClockWork', target: 'active', actions: 'emitActive' },
                { guard: 'isOver', target: '#session.timedOut' },
                { guard: 'isIdle', target: 'warning' },
                { target: 'active' },
              ],
            },
            active: {
              description: 'The person was active within the last hour, in this tab or another.',
              on: {
                activity: [
                  // Activity after an hour does not count: the warning is shown first, or the
                  // session is over.
                  { guard: 'isIdle', target: 'judging' },
                  { target: 'active', reenter: true, actions: ['noteActive', 'emitActive'] },
                ],
                'activity.inOtherTab': {
                  target: 'active',
                  reenter: true,
                  actions: { type: 'storeOtherTabActivity', params: ({ event }) => event },
                },
                'page.woken': 'judging',
              },
              after: { idleWarning: 'judging', look: 'judging' },
            },
            warning: {
              description: 'An hour without activity: "Are you still there?" counts down from 30.',
              // A person who stays needs a valid token.
              entry: ['countDown', raise({ type: 'token.needed' })],
              on: {
                'stay.requested': {
                  guard: 'holdsToken',
                  target: 'active',
                  actions: ['noteActive', 'emitActive'],
                },
                'activity.inOtherTab': {
                  target: 'judging',
                  actions: { type: 'storeOtherTabActivity', params: ({ event }) => event },
                },
                'page.woken': 'judging',
              },
              after: { idleCountdown: '#session.timedOut' },
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
          description: 'Renews the access token for as long as the person is there.',
          initial: 'checking',
          on: {
            'identity.renewed': {
              target: '.valid',
              actions: { type: 'storeIdentity', params: ({ event }) => event },
            },
          },
          states: {
            checking: {
              description: 'Checks how long the access token is still valid.',
              always: [{ guard: 'isTokenDue', target: 'renewing' }, { target: 'valid' }],
            },
            valid: {
              description:
                'The access token is checked with each request, and when its renewal is due.',
              on: {
                'token.requested': [
                  { guard: 'isTokenSpent', target: '#session.timedOut' },
                  { guard: 'isTokenDue', target: 'renewing' },
                ],
                'token.invalid': 'renewing',
                'token.needed': { guard: 'isTokenDue', target: 'renewing' },
                activity: { guard: 'isTokenDue', target: 'renewing' },
                'page.woken': { guard: 'isTokenDue', target: 'renewing' },
              },
              after: { renewal: 'checking' },
            },
            renewing: {
              description: 'Ten minutes or less are left: a silent renewal before the request.',
              tags: 'tokenPending',
              invoke: {
                id: 'renewToken',
                src: 'renewToken',
                input: ({ context }) => ({ provider: context.provider }),
                onDone: [
                  {
                    guard: {
                      type: 'isSomeone',
                      params: ({ event }) => ({ identity: event.output }),
                    },
                    target: 'valid',
                    actions: {
                      type: 'storeIdentity',
                      params: ({ event }) => ({ identity: event.output }),
                    },
                  },
                  { target: '#session.timedOut' },
                ],
                onError: 'retrying',
              },
            },
            retrying: {
              description:
                'The provider is unreachable; requests are sent with the token that is left.',
              always: { guard: 'isTokenSpent', target: 'cutOff' },
              on: { 'token.invalid': 'renewing', 'page.woken': 'renewing' },
              after: { renewalRetry: 'renewing' },
            },
            cutOff: {
              description: 'The token has expired and the provider is unreachable: requests wait.',
              tags: 'tokenPending',
              on: { 'page.woken': 'renewing' },
              after: { renewalRetry: 'renewing' },
            },
          },
        },
      },
    },
    loggingOut: {
      description: 'The server and the identity provider are notified of the sign-out.',
      tags: 'busy',
      invoke: {
        id: 'logout',
        src: 'logout',
        input: ({ context }) => ({ provider: context.provider }),
        onDone: 'loggedOut',
        onError: 'loggedOut',
      },
    },
    loggedOut: {
      description: 'The person has signed out.',
      type: 'final',
      entry: ['clearIdentity', 'emitLoggedOut'],
    },
    loggedOutInOtherTab: {
      description: 'The person has signed out in another tab, and is notified.',
      type: 'final',
      entry: ['clearIdentity', 'emitLoggedOutInOtherTab'],
    },
    timedOut: {
      description: "The session is over: storage is cleared, 'Your Session has expired.' is shown.",
      type: 'final',
      entry: ['emitTimedOut', 'clearIdentity'],
    },
  },
});
