import { assign, emit, setup } from 'xstate';
import type { StreamEvent } from '#openapi/client/stream.ts';
import {
  getNotificationCounts,
  hearTabs,
  holdTurn,
  streamNotifications,
  type StreamTold,
} from './notification-hub.actors.ts';
import { changedTimesIn, type EntryVersion } from './changed-times.ts';
import { countsOf, none, type Counts } from './counts.ts';
import type { HubTabs } from './tabs.ts';

export interface NotificationHubInput {
  tabs: HubTabs;
  isOnline: boolean;
}

export interface NotificationHubContext extends NotificationHubInput {
  /** The last event that was heard, in whichever tab: the stream is resumed after it. */
  last: string;
}

export type NotificationHubEvent =
  | { type: 'turn.taken' }
  | { type: 'tab.told'; event: StreamEvent }
  | { type: 'network.lost' }
  | { type: 'network.returned' }
  | StreamTold;

export type NotificationHubEmitted =
  | { type: 'notification.arrived' }
  | { type: 'counts.changed'; counts: Counts }
  | { type: 'times.changed'; changes: readonly EntryVersion[] };

/** The counts in the data of an event; null where there are none. */
function countsIn({ type, data }: StreamEvent): Counts | null {
  if (type !== 'notificationsChanged' || typeof data !== 'object' || data === null) return null;
  const counts = data as Partial<Counts>;
  const { unreadNotificationCount: unread, requestTrackingPendingCount: pending } = counts;
  if (typeof unread !== 'number' || typeof pending !== 'number') return null;
  return { unreadNotificationCount: unread, requestTrackingPendingCount: pending };
}

interface Heard {
  event: StreamEvent;
}

export const notificationHubMachine = setup({
  types: {
    context: {} as NotificationHubContext,
    events: {} as NotificationHubEvent,
    emitted: {} as NotificationHubEmitted,
    input: {} as NotificationHubInput,
    tags: {} as 'live',
  },
  actors: { getNotificationCounts, hearTabs, holdTurn, streamNotifications },
  guards: {
    isArrival: (_, { event }: Heard) => event.type === 'notification',
    isCount: (_, { event }: Heard) => countsIn(event) !== null,
    isTimesChange: (_, { event }: Heard) => changedTimesIn(event) !== null,
    isOnline: ({ context }) => context.isOnline,
    wasNeverHeard: ({ context }) => context.last === '',
  },
  actions: {
    remember: assign((_, { event }: Heard) => (event.id === '' ? {} : { last: event.id })),
    tellTabs: ({ context: { tabs } }, { event }: Heard) => tabs.tell(event),
    tellArrival: emit({ type: 'notification.arrived' }),
    notifyOfTimes: emit((_, { event }: Heard) => ({
      type: 'times.changed',
      changes: changedTimesIn(event) ?? [],
    })),
    tellCounts: emit((_, counts: Counts) => ({
      type: 'counts.changed',
      counts: countsOf(counts),
    })),
  },
}).createMachine({
  id: 'notification-hub',
  description:
    'What the hub tells of notifications as they come. One tab listens and tells the others; the count is read once. Source: NOTIF-037.',
  context: ({ input }) => ({ ...input, last: '' }),
  type: 'parallel',
  on: {
    'network.lost': { actions: assign({ isOnline: false }) },
    'network.returned': { actions: assign({ isOnline: true }) },
  },
  states: {
    line: {
      description: 'The stream of the hub.',
      initial: 'queueing',
      states: {
        queueing: {
          description: 'Another tab may be listening: this one hears from it until it is its turn.',
          invoke: {
            id: 'hearTabs',
            src: 'hearTabs',
            input: ({ context: { tabs } }) => ({ tabs }),
            onError: 'rejected',
          },
          on: {
            'turn.taken': 'holding',
            'tab.told': [
              {
                guard: { type: 'isArrival', params: ({ event }) => event },
                actions: [{ type: 'remember', params: ({ event }) => event }, 'tellArrival'],
              },
              {
                guard: { type: 'isCount', params: ({ event }) => event },
                actions: [
                  { type: 'remember', params: ({ event }) => event },
                  {
                    type: 'tellCounts',
                    params: ({ event: { event } }) => countsIn(event) ?? none,
                  },
                ],
              },
              // The tab that listens passes it on to the pages of all tabs.
              {
                guard: { type: 'isTimesChange', params: ({ event }) => event },
                actions: { type: 'remember', params: ({ event }) => event },
              },
            ],
          },
        },
        holding: {
          description: 'This tab listens, and passes on to the others what it hears.',
          invoke: {
            id: 'streamNotifications',
            src: 'streamNotifications',
            input: ({ context: { last } }) => ({ after: last }),
            onError: 'rejected',
          },
          on: {
            'stream.heard': [
              {
                guard: { type: 'isArrival', params: ({ event }) => event },
                actions: [
                  { type: 'remember', params: ({ event }) => event },
                  { type: 'tellTabs', params: ({ event }) => event },
                  'tellArrival',
                ],
              },
              {
                guard: { type: 'isTimesChange', params: ({ event }) => event },
                actions: [
                  { type: 'remember', params: ({ event }) => event },
                  { type: 'tellTabs', params: ({ event }) => event },
                  { type: 'notifyOfTimes', params: ({ event }) => event },
                ],
              },
              {
                guard: { type: 'isCount', params: ({ event }) => event },
                actions: [
                  { type: 'remember', params: ({ event }) => event },
                  { type: 'tellTabs', params: ({ event }) => event },
                  {
                    type: 'tellCounts',
                    params: ({ event: { event } }) => countsIn(event) ?? none,
                  },
                ],
              },
            ],
            'stream.refused': 'rejected',
            'stream.lost': [{ guard: 'isOnline', target: '.waiting' }, { target: '.offline' }],
            'stream.opened': '.listening',
          },
          initial: 'connecting',
          states: {
            connecting: { description: 'The stream is being opened.' },
            listening: { description: 'Events come in as they happen.', tags: 'live' },
            waiting: {
              description: 'The stream has broken; it is opened again after a pause.',
              on: { 'network.lost': { target: 'offline', actions: assign({ isOnline: false }) } },
            },
            offline: {
              description: 'There is no network; the stream is opened again as soon as it is back.',
              on: {
                'network.returned': { target: 'connecting', actions: assign({ isOnline: true }) },
              },
            },
          },
        },
        rejected: {
          description: 'The hub is not to be had: what is new shows when the bell is opened.',
          type: 'final',
        },
      },
      invoke: {
        id: 'holdTurn',
        src: 'holdTurn',
        input: ({ context: { tabs } }) => ({ tabs }),
        onError: '.rejected',
      },
    },
    count: {
      description: 'The number on the bell.',
      initial: 'counting',
      states: {
        counting: {
          description: 'What waits is being counted.',
          invoke: {
            id: 'getNotificationCounts',
            src: 'getNotificationCounts',
            onDone: {
              target: 'counted',
              actions: { type: 'tellCounts', params: ({ event }) => event.output },
            },
            onError: 'counted',
          },
        },
        counted: {
          description: 'The number is known, and changes with what is heard.',
          // Between the count and a stream that begins now something may have come.
          on: { 'stream.opened': { guard: 'wasNeverHeard', target: 'counting' } },
        },
      },
    },
  },
});
