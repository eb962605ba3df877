import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { toCause, type Cause } from '../cause.ts';
import type { Clock } from '../clock.ts';
import {
  runningWith,
  type CentralMember,
  type Scope,
  type RunningMember,
} from './central-member.ts';
import { listenToTimers, loadTimers, type HubEvent } from './running-timers.actors.ts';

interface RunningTimersInput {
  clock: Clock;
  scope: Scope;
}

interface RunningTimersContext extends RunningTimersInput {
  /** Members with a running timer, by name; null before the first response. */
  running: readonly RunningMember[] | null;
  /** Whether changes are received live. */
  isLive: boolean;
  /** Why loading failed, if known. */
  cause: Cause | null;
}

export type RunningTimersEvent =
  | { type: 'scope.changed'; scope: Scope }
  | { type: 'tab.returned' }
  | { type: 'retry' }
  | HubEvent;

export type RunningTimersActor = ActorRefFrom<typeof runningTimersMachine>;

export const runningTimersMachine = setup({
  types: {
    context: {} as RunningTimersContext,
    events: {} as RunningTimersEvent,
    input: {} as RunningTimersInput,
    tags: {} as 'busy',
    /** For other components that depend on the timers. */
    emitted: {} as { type: 'timers.changed' },
  },
  actors: { loadTimers, listenToTimers },
  guards: {
    isAnotherScope: ({ context }, params: { scope: Scope }) => params.scope !== context.scope,
    // The hub reports everyone; only the server knows who belongs to the team.
    isUnknown: ({ context: { scope, running } }, { member }: { member: CentralMember }) =>
      scope === 'MyTeam' &&
      member.runningEntry !== null &&
      !running?.some((each) => each.member.employeeId === member.employeeId),
    wasDisconnected: ({ context }) => !context.isLive,
  },
  actions: {
    show: assign({
      running: ({ context: { clock } }, members: readonly CentralMember[]) =>
        members.map((member) => ({ member, at: clock.now() })),
    }),
    take: assign({
      running: ({ context: { running, clock } }, { member }: { member: CentralMember }) =>
        runningWith(running ?? [], { member, at: clock.now() }),
    }),
    emitChange: emit({ type: 'timers.changed' }),
    storeCause: assign({ cause: (_, { error }: { error: unknown }) => toCause(error) }),
    storeScope: assign({ scope: (_, { scope }: { scope: Scope }) => scope, running: null }),
  },
}).createMachine({
  id: 'running-timers',
  description: 'The people who are running a timer now, live. Source: CLOCK-073, section 7 (hubs).',
  context: ({ input }) => ({ ...input, running: null, isLive: false, cause: null }),
  initial: 'open',
  on: {
    'scope.changed': {
      guard: { type: 'isAnotherScope', params: ({ event }) => event },
      target: '.open',
      reenter: true,
      actions: { type: 'storeScope', params: ({ event }) => event },
    },
  },
  states: {
    open: {
      description: 'The hub connection and the list of running timers work in parallel.',
      // Without the hub, the page reloads whenever the person returns to the tab.
      invoke: {
        id: 'listenToTimers',
        src: 'listenToTimers',
        onError: { actions: assign({ isLive: false }) },
      },
      initial: 'loading',
      exit: assign({ isLive: false }),
      on: {
        'hub.disconnected': { actions: assign({ isLive: false }) },
        'hub.opened': { actions: assign({ isLive: true }) },
      },
      states: {
        loading: {
          description: 'The running timers are loading, for the first time or again.',
          tags: 'busy',
          on: { 'timer.received': { target: 'loading', reenter: true } },
          invoke: {
            id: 'loadTimers',
            src: 'loadTimers',
            input: ({ context: { scope } }) => ({ scope }),
            onDone: {
              target: 'shown',
              actions: { type: 'show', params: ({ event }) => event.output },
            },
            onError: {
              target: '#running-timers.unavailable',
              actions: { type: 'storeCause', params: ({ event }) => event },
            },
          },
        },
        shown: {
          description: "They are shown and follow the hub's updates.",
          on: {
            'tab.returned': 'refreshing',
            // Changes may have been missed while the connection was down.
            'hub.opened': {
              guard: 'wasDisconnected',
              target: 'refreshing',
              actions: assign({ isLive: true }),
            },
            'timer.received': [
              { guard: { type: 'isUnknown', params: ({ event }) => event }, target: 'refreshing' },
              { actions: [{ type: 'take', params: ({ event }) => event }, 'emitChange'] },
            ],
          },
        },
        refreshing: {
          description: 'They reload in the background; the displayed ones stay in the meantime.',
          on: { 'timer.received': { target: 'refreshing', reenter: true } },
          invoke: {
            id: 'refreshTimers',
            src: 'loadTimers',
            input: ({ context: { scope } }) => ({ scope }),
            onDone: {
              target: 'shown',
              actions: { type: 'show', params: ({ event }) => event.output },
            },
            onError: 'shown',
          },
        },
      },
    },
    unavailable: {
      description: 'Loading failed; the page shows why, and the person can try again.',
      on: { retry: 'open', 'tab.returned': 'open' },
    },
  },
});
