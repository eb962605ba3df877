import { assign, enqueueActions, setup } from 'xstate';
import { toCause, type Cause } from '../cause.ts';
import type { Clock } from '../clock.ts';
import type { Entry } from '../clockwork/entry/entries.ts';
import { untilMidnight } from '../clockwork/day/time.ts';
import { loadTiles } from './dashboard.actors.ts';
import type { GroupName, ReportTarget } from './groups.ts';
import {
  hoursBy,
  isOtherwise,
  getRunning,
  projectHoursBy,
  type Counted,
  type TileName,
  type Tiles,
} from './tiles.ts';

export interface TileGroupInput {
  clock: Clock;
  /** IANA name of the person's time zone: it decides which hours count for today. */
  timeZone: string;
  /** The tiles that load and fail together. */
  tiles: readonly TileName[];
  /** Receives reports of successful and failed loads; null or absent for none. */
  report?: { to: ReportTarget; group: GroupName } | null;
  /**
   * Reload interval in ms, for data without notifications; without it the tiles stay until they
   * change.
   */
  refreshEvery?: number | null;
}

export interface TileGroupContext extends TileGroupInput, Counted {
  /** The last response, with the updates received since; null before the first response. */
  response: Tiles | null;
  /** Why the tiles could not be loaded, if known. */
  cause: Cause | null;
  /** Today's running entry as reported by the timer; undefined before the first report. */
  received: Entry | null | undefined;
}

export type TileGroupEvent =
  | { type: 'retry' }
  | { type: 'tab.returned' }
  /** The data behind the tiles has changed: they reload. */
  | { type: 'area.changed' }
  /** A project has changed; more changes may follow at once. */
  | { type: 'project.changed' }
  /** The timer reports today's running entry, or null. */
  | { type: 'runningEntry.received'; running: Entry | null }
  /** The hub reports the number of unread notifications. */
  | { type: 'unreadCount.received'; count: number };

/** One reload shows all changes of projects within this time, in ms. */
const changePause = 2000;

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
    // The time counted so far is added to the hours; from now on the reported entry counts.
    takeRunning: assign(({ context }, received: Entry | null) => {
      const now = context.clock.now();
      return {
        hours: hoursBy(now, context),
        response: context.response && {
          ...context.response,
          projectHours: projectHoursBy(now, context.response, context),
        },
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
    changePause,
    // Reloads at midnight, or at an interval for data without notifications.
    due: ({ context: { clock, timeZone, refreshEvery } }) =>
      Math.min(untilMidnight(clock.now(), timeZone), refreshEvery ?? Infinity),
  },
}).createMachine({
  id: 'tile-group',
  description: 'A group of Dashboard tiles that load, fail and retry together. Source: SHELL-005.',
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
      description: 'The tiles are loading for the first time, or again after a failure.',
      invoke: {
        id: 'loadTiles',
        src: 'loadTiles',
        input: ({ context }) => ({ tiles: context.tiles }),
        onDone: [
          {
            // The timer was started or stopped in the meantime.
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
      description: 'The tiles are shown; the time of a running entry keeps counting.',
      tags: 'known',
      entry: 'reportLoaded',
      on: {
        'tab.returned': 'refreshing',
        'area.changed': 'refreshing',
        'project.changed': 'changing',
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
    changing: {
      description: 'Projects are changing: the tiles reload in a moment, once for all changes.',
      tags: 'known',
      on: { 'tab.returned': 'refreshing', 'area.changed': 'refreshing' },
      after: { changePause: 'refreshing' },
    },
    refreshing: {
      description: 'Data has changed: the tiles reload, and stay in the meantime.',
      tags: 'known',
      on: {
        'area.changed': { target: 'refreshing', reenter: true },
        'project.changed': 'changing',
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
        'The tiles could not be reloaded: they show the last loaded data, and the time of a running entry keeps counting.',
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
        'The tiles could not be loaded; the page shows why, and they can be requested again.',
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
