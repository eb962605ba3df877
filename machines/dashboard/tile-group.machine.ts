import { assign, enqueueActions, setup } from 'xstate';
import { toCause, type Cause } from '../cause.ts';
import type { Clock } from '../clock.ts';
import type { Entry } from '../clockwork/entries.ts';
import { untilMidnight } from '../clockwork/time.ts';
import { loadTiles } from './dashboard.actors.ts';
import type { GroupName, ReportTarget } from './groups.ts';
import {
  hoursBy,
  isOtherwise,
  getRunning,
  type Counted,
  type TileName,
  type Tiles,
} from './tiles.ts';

export interface TileGroupInput {
  clock: Clock;
  /** IANA name of the person's time zone: with another day other hours count. */
  timeZone: string;
  /** The tiles that are read, and fail, together. */
  tiles: readonly TileName[];
  /** Who is notified of what was read, and of what could not be; without one nobody is. */
  report?: { to: ReportTarget; group: GroupName } | null;
  /** In milliseconds, for what nobody notifies of; without it the tiles stay until they change. */
  refreshEvery?: number | null;
}

export interface TileGroupContext extends TileGroupInput, Counted {
  /** What was answered last, with what was told since; null before the first answer. */
  response: Tiles | null;
  /** Why they could not be read, where that is known. */
  cause: Cause | null;
  /** What the timer says runs of today; undefined while it has said nothing. */
  received: Entry | null | undefined;
}

export type TileGroupEvent =
  | { type: 'retry' }
  | { type: 'tab.returned' }
  /** What the tiles count has changed: they are read again. */
  | { type: 'area.changed' }
  /** The timer tells what runs of today, or null. */
  | { type: 'runningEntry.received'; running: Entry | null }
  /** The hub tells how many notifications are not read. */
  | { type: 'unreadCount.received'; count: number };

export const tileGroupMachine = setup({
  types: {
    context: {} as TileGroupContext,
    events: {} as TileGroupEvent,
    input: {} as TileGroupInput,
    tags: {} as 'known' | 'failed',
  },
  actors: { loadTiles },
  guards: {
    isOtherwise: ({ context }, received: Entry | null) => isOtherwise(context.running, received),
    isDifferent: ({ context: { received } }, response: Tiles) =>
      received !== undefined && isOtherwise(getRunning(response), received),
  },
  actions: {
    storeResponse: assign(({ context }, response: Tiles) => ({
      response,
      hours: response.hours,
      running: getRunning(response),
      readAt: context.clock.now(),
    })),
    storeCause: assign({ cause: (_, { error }: { error: unknown }) => toCause(error) }),
    storeReceived: assign({ received: (_, received: Entry | null) => received }),
    // What has run so far counts, and from now on only what is told.
    takeRunning: assign(({ context }, received: Entry | null) => {
      const now = context.clock.now();
      return {
        hours: hoursBy(now, context),
        running: received && { entry: received, isStale: false },
        readAt: now,
      };
    }),
    reportLoaded: enqueueActions(({ context: { report }, enqueue }) => {
      if (report) enqueue.sendTo(report.to, { type: 'group.loaded', group: report.group });
    }),
    reportFailed: enqueueActions(({ context: { report, cause, response }, enqueue }) => {
      if (!report) return;
      const { to, group } = report;
      enqueue.sendTo(to, { type: 'group.failed', group, cause, isOutdated: response !== null });
    }),
    takeUnread: assign({
      response: ({ context }, count: number) =>
        context.response && {
          ...context.response,
          notifications: { unreadNotificationCount: count },
        },
    }),
  },
  delays: {
    // Another day begins, or nobody notifies of what changes.
    due: ({ context: { clock, timeZone, refreshEvery } }) =>
      Math.min(untilMidnight(clock.now(), timeZone), refreshEvery ?? Infinity),
  },
}).createMachine({
  id: 'tile-group',
  description:
    'Some tiles of the Dashboard, which are read, fail and are tried again together. Source: SHELL-005.',
  context: ({ input }) => ({
    ...input,
    response: null,
    cause: null,
    hours: null,
    running: null,
    readAt: 0,
    received: undefined,
  }),
  initial: 'loading',
  on: {
    'runningEntry.received': {
      actions: { type: 'storeReceived', params: ({ event }) => event.running },
    },
  },
  states: {
    loading: {
      description: 'The tiles are read for the first time, or once more after a failure.',
      invoke: {
        id: 'loadTiles',
        src: 'loadTiles',
        input: ({ context }) => ({ tiles: context.tiles }),
        onDone: [
          {
            // The timer was started or stopped meanwhile.
            guard: { type: 'isDifferent', params: ({ event }) => event.output },
            target: 'refreshing',
            actions: { type: 'storeResponse', params: ({ event }) => event.output },
          },
          {
            target: 'shown',
            actions: { type: 'storeResponse', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'unavailable',
          actions: { type: 'storeCause', params: ({ event }) => event },
        },
      },
    },
    shown: {
      description: 'The tiles are shown; what runs counts on.',
      tags: 'known',
      entry: 'reportLoaded',
      on: {
        'tab.returned': 'refreshing',
        'area.changed': 'refreshing',
        'unreadCount.received': {
          actions: { type: 'takeUnread', params: ({ event }) => event.count },
        },
        'runningEntry.received': [
          {
            guard: { type: 'isOtherwise', params: ({ event }) => event.running },
            target: 'refreshing',
            actions: [
              { type: 'storeReceived', params: ({ event }) => event.running },
              { type: 'takeRunning', params: ({ event }) => event.running },
            ],
          },
          { actions: { type: 'storeReceived', params: ({ event }) => event.running } },
        ],
      },
      after: { due: 'refreshing' },
    },
    refreshing: {
      description: 'Something has changed: the tiles are read again, and stay meanwhile.',
      tags: 'known',
      on: {
        'area.changed': { target: 'refreshing', reenter: true },
        'unreadCount.received': {
          actions: { type: 'takeUnread', params: ({ event }) => event.count },
        },
        'runningEntry.received': [
          {
            guard: { type: 'isOtherwise', params: ({ event }) => event.running },
            target: 'refreshing',
            reenter: true,
            actions: [
              { type: 'storeReceived', params: ({ event }) => event.running },
              { type: 'takeRunning', params: ({ event }) => event.running },
            ],
          },
          { actions: { type: 'storeReceived', params: ({ event }) => event.running } },
        ],
      },
      invoke: {
        id: 'refreshTiles',
        src: 'loadTiles',
        input: ({ context }) => ({ tiles: context.tiles }),
        onDone: {
          target: 'shown',
          actions: { type: 'storeResponse', params: ({ event }) => event.output },
        },
        onError: {
          target: 'outdated',
          actions: { type: 'storeCause', params: ({ event }) => event },
        },
      },
    },
    outdated: {
      description:
        'The tiles could not be read again: they show what was read last, and what runs counts on.',
      tags: ['known', 'failed'],
      entry: 'reportFailed',
      on: {
        retry: 'refreshing',
        'tab.returned': 'refreshing',
        'area.changed': 'refreshing',
        'unreadCount.received': {
          actions: { type: 'takeUnread', params: ({ event }) => event.count },
        },
        'runningEntry.received': [
          {
            guard: { type: 'isOtherwise', params: ({ event }) => event.running },
            actions: [
              { type: 'storeReceived', params: ({ event }) => event.running },
              { type: 'takeRunning', params: ({ event }) => event.running },
            ],
          },
          { actions: { type: 'storeReceived', params: ({ event }) => event.running } },
        ],
      },
      after: { due: 'refreshing' },
    },
    unavailable: {
      description:
        'The tiles could not be read; the page says why, and they can be asked for again.',
      tags: 'failed',
      entry: 'reportFailed',
      on: {
        retry: 'loading',
        'tab.returned': 'loading',
        'area.changed': 'loading',
      },
    },
  },
});
