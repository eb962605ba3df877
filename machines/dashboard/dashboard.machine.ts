import { assign, setup } from 'xstate';
import { causeOf, type Cause } from '../cause.ts';
import type { Clock } from '../clock.ts';
import type { Entry } from '../clockwork/entries.ts';
import { untilMidnight } from '../clockwork/time.ts';
import { loadTiles } from './dashboard.actors.ts';
import {
  hoursBy,
  isOtherwise,
  runningOf,
  type Counted,
  type TileName,
  type Tiles,
} from './tiles.ts';

export interface DashboardInput {
  clock: Clock;
  /** IANA name of the person's time zone: with another day other hours count. */
  timeZone: string;
  /** The tiles that are read, and fail, together. */
  tiles: readonly TileName[];
}

export interface DashboardContext extends DashboardInput, Counted {
  /** What was answered last, with what was told since; null before the first answer. */
  answer: Tiles | null;
  /** Why they could not be read, where that is known. */
  cause: Cause | null;
  /** What the timer says runs of today; undefined while it has said nothing. */
  told: Entry | null | undefined;
}

export type DashboardEvent =
  | { type: 'RETRY' }
  | { type: 'tab.returned' }
  /** What the tiles count has changed: they are read again. */
  | { type: 'area.changed' }
  /** The timer tells what runs of today, or null. */
  | { type: 'running.told'; running: Entry | null }
  /** The hub tells how many notifications are not read. */
  | { type: 'unread.told'; count: number };

export const dashboardMachine = setup({
  types: {
    context: {} as DashboardContext,
    events: {} as DashboardEvent,
    input: {} as DashboardInput,
    tags: {} as 'known',
  },
  actors: { loadTiles },
  guards: {
    isOtherwise: ({ context }, told: Entry | null) => isOtherwise(context.running, told),
    isToldOtherwise: ({ context: { told } }, answer: Tiles) =>
      told !== undefined && isOtherwise(runningOf(answer), told),
  },
  actions: {
    keepAnswer: assign(({ context }, answer: Tiles) => ({
      answer,
      hours: answer.hours,
      running: runningOf(answer),
      readAt: context.clock.now(),
    })),
    keepCause: assign({ cause: (_, { error }: { error: unknown }) => causeOf(error) }),
    keepTold: assign({ told: (_, told: Entry | null) => told }),
    // What has run so far counts, and from now on only what is told.
    takeRunning: assign(({ context }, told: Entry | null) => {
      const now = context.clock.now();
      return {
        hours: hoursBy(now, context),
        running: told && { entry: told, isStale: false },
        readAt: now,
      };
    }),
    takeUnread: assign({
      answer: ({ context }, count: number) =>
        context.answer && {
          ...context.answer,
          notifications: { unreadNotificationCount: count },
        },
    }),
  },
  delays: { midnight: ({ context }) => untilMidnight(context.clock.now(), context.timeZone) },
}).createMachine({
  id: 'dashboard',
  description:
    'Some tiles of the Dashboard, which are read, fail and are tried again by themselves. Source: document 1, section 2 (DashBoard).',
  context: ({ input }) => ({
    ...input,
    answer: null,
    cause: null,
    hours: null,
    running: null,
    readAt: 0,
    told: undefined,
  }),
  initial: 'reading',
  on: {
    'running.told': { actions: { type: 'keepTold', params: ({ event }) => event.running } },
  },
  states: {
    reading: {
      description: 'The tiles are read for the first time, or once more after a failure.',
      invoke: {
        id: 'loadTiles',
        src: 'loadTiles',
        input: ({ context }) => ({ tiles: context.tiles }),
        onDone: [
          {
            // The timer was started or stopped meanwhile.
            guard: { type: 'isToldOtherwise', params: ({ event }) => event.output },
            target: 'refreshing',
            actions: { type: 'keepAnswer', params: ({ event }) => event.output },
          },
          {
            target: 'shown',
            actions: { type: 'keepAnswer', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'unavailable',
          actions: { type: 'keepCause', params: ({ event }) => event },
        },
      },
    },
    shown: {
      description: 'The tiles are shown; what runs counts on.',
      tags: 'known',
      on: {
        'tab.returned': 'refreshing',
        'area.changed': 'refreshing',
        'unread.told': { actions: { type: 'takeUnread', params: ({ event }) => event.count } },
        'running.told': [
          {
            guard: { type: 'isOtherwise', params: ({ event }) => event.running },
            target: 'refreshing',
            actions: [
              { type: 'keepTold', params: ({ event }) => event.running },
              { type: 'takeRunning', params: ({ event }) => event.running },
            ],
          },
          { actions: { type: 'keepTold', params: ({ event }) => event.running } },
        ],
      },
      after: { midnight: 'refreshing' },
    },
    refreshing: {
      description: 'Something has changed: the tiles are read again, and stay meanwhile.',
      tags: 'known',
      on: {
        'area.changed': { target: 'refreshing', reenter: true },
        'unread.told': { actions: { type: 'takeUnread', params: ({ event }) => event.count } },
        'running.told': [
          {
            guard: { type: 'isOtherwise', params: ({ event }) => event.running },
            target: 'refreshing',
            reenter: true,
            actions: [
              { type: 'keepTold', params: ({ event }) => event.running },
              { type: 'takeRunning', params: ({ event }) => event.running },
            ],
          },
          { actions: { type: 'keepTold', params: ({ event }) => event.running } },
        ],
      },
      invoke: {
        id: 'refreshTiles',
        src: 'loadTiles',
        input: ({ context }) => ({ tiles: context.tiles }),
        onDone: {
          target: 'shown',
          actions: { type: 'keepAnswer', params: ({ event }) => event.output },
        },
        onError: {
          target: 'unavailable',
          actions: { type: 'keepCause', params: ({ event }) => event },
        },
      },
    },
    unavailable: {
      description: 'The tiles could not be read; each says so, and they can be asked for again.',
      on: {
        RETRY: 'reading',
        'tab.returned': 'reading',
        'area.changed': 'reading',
      },
    },
  },
});
