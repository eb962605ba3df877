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
  /** Those whose timer runs, by name; null before the first answer. */
  running: readonly RunningMember[] | null;
  /** Whether what changes is heard as it happens. */
  isLive: boolean;
  /** Why they could not be read, where that is known. */
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
    /** For whoever shows what else depends on it. */
    emitted: {} as { type: 'timers.changed' },
  },
  actors: { loadTimers, listenToTimers },
  guards: {
    isAnotherScope: ({ context }, params: { scope: Scope }) => params.scope !== context.scope,
    // The hub tells of everybody: whether somebody is of the team, the server alone knows.
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
  description: 'Who is running a timer now, as it happens. Source: CLOCK-073, section 7 (hubs).',
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
      description: 'The hub is heard; who runs what is read beside it.',
      // Without the hub the page is read again whenever the person is back.
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
          description: 'Who runs a timer is read for the first time, or once more.',
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
          description: 'They are shown, and change as the hub tells.',
          on: {
            'tab.returned': 'refreshing',
            // Something may have happened while the line was down.
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
          description: 'They are read again, quietly; what was shown stays meanwhile.',
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
      description: 'They could not be read; the page says why, and they can be asked for again.',
      on: { retry: 'open', 'tab.returned': 'open' },
    },
  },
});
