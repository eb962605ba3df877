import { assign, emit, setup } from 'xstate';
import type { StreamEvent } from '#openapi/client/stream.ts';
import {
  getNotificationCounts,
  listenToTabs,
  holdTurn,
  streamNotifications,
  type HubStreamEvent,
} from './notification-hub.actors.ts';
import { changedTimesIn, type EntryVersion } from './changed-times.ts';
import { getCounts, none, type Counts } from './counts.ts';
import type { HubTabs } from './tabs.ts';

export interface NotificationHubInput {
  tabs: HubTabs;
  isOnline: boolean;
}

export interface NotificationHubContext extends NotificationHubInput {
  /** The last event received in any tab: the stream resumes after it. */
  last: string;
}

export type NotificationHubEvent =
  | { type: 'turn.taken' }
  | { type: 'tab.received'; event: StreamEvent }
  | { type: 'network.disconnected' }
  | { type: 'network.returned' }
  | HubStreamEvent;

export type NotificationHubEmitted =
  | { type: 'notification.arrived' }
  | { type: 'counts.changed'; counts: Counts }
  | { type: 'times.changed'; changes: readonly EntryVersion[] }
  | RecordChange;

/** What a page shows was changed by anyone, in any tab. */
type RecordChange =
  | { type: 'project.changed'; projectId: string }
  | { type: 'engagement.changed'; engagementId: string }
  | { type: 'template.changed' }
  | { type: 'menu.changed' };

/** The counts in the data of an event; null where there are none. */
function countsIn({ type, data }: StreamEvent): Counts | null {
  if (type !== 'notificationsChanged' || typeof data !== 'object' || data === null) return null;
  const counts = data as Partial<Counts>;
  const { unreadNotificationCount: unread, requestTrackingPendingCount: pending } = counts;
  if (typeof unread !== 'number' || typeof pending !== 'number') return null;
  return { unreadNotificationCount: unread, requestTrackingPendingCount: pending };
}

/** The changed record that an event names; null where there is none. */
function recordChangeIn({ type, data }: StreamEvent): RecordChange | null {
  if (type === 'engagementTemplateChanged') return { type: 'template.changed' };
  // Both are in the profile, which is loaded again.
  if (type === 'menuChanged' || type === 'rightsChanged') return { type: 'menu.changed' };
  if (typeof data !== 'object' || data === null) return null;
  const { projectId, engagementId } = data as Partial<Record<string, unknown>>;
  if (type === 'projectChanged' && typeof projectId === 'string') {
    return { type: 'project.changed', projectId };
  }
  if (type === 'engagementChanged' && typeof engagementId === 'string') {
    return { type: 'engagement.changed', engagementId };
  }
  return null;
}

function getRecordChange(event: StreamEvent): RecordChange {
  const change = recordChangeIn(event);
  if (!change) throw new Error(`Expected an event with a record, found ${event.type}.`);
  return change;
}

interface ReceivedEvent {
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
  actors: { getNotificationCounts, listenToTabs, holdTurn, streamNotifications },
  guards: {
    isArrival: (_, { event }: ReceivedEvent) => event.type === 'notification',
    isCount: (_, { event }: ReceivedEvent) => countsIn(event) !== null,
    isTimesChange: (_, { event }: ReceivedEvent) => changedTimesIn(event) !== null,
    isRecordChange: (_, { event }: ReceivedEvent) => recordChangeIn(event) !== null,
    isOnline: ({ context }) => context.isOnline,
    hasNoLastEvent: ({ context }) => context.last === '',
  },
  actions: {
    storeLast: assign((_, { event }: ReceivedEvent) => (event.id === '' ? {} : { last: event.id })),
    notifyTabs: ({ context: { tabs } }, { event }: ReceivedEvent) => tabs.broadcast(event),
    emitArrival: emit({ type: 'notification.arrived' }),
    notifyOfTimes: emit((_, { event }: ReceivedEvent) => ({
      type: 'times.changed',
      changes: changedTimesIn(event) ?? [],
    })),
    notifyOfRecord: emit((_, { event }: ReceivedEvent) => getRecordChange(event)),
    emitCounts: emit((_, counts: Counts) => ({
      type: 'counts.changed',
      counts: getCounts(counts),
    })),
  },
}).createMachine({
  id: 'notification-hub',
  description:
    'Reports notifications from the hub as they arrive. One tab listens and notifies the others; the count is loaded once. Source: NOTIF-037.',
  context: ({ input }) => ({ ...input, last: '' }),
  type: 'parallel',
  on: {
    'network.disconnected': { actions: assign({ isOnline: false }) },
    'network.returned': { actions: assign({ isOnline: true }) },
  },
  states: {
    line: {
      description: "The hub's stream.",
      initial: 'queueing',
      states: {
        queueing: {
          description:
            'Another tab may be listening: this one receives its broadcasts until it gets its turn.',
          invoke: {
            id: 'listenToTabs',
            src: 'listenToTabs',
            input: ({ context: { tabs } }) => ({ tabs }),
            onError: 'rejected',
          },
          on: {
            'turn.taken': 'holding',
            'tab.received': [
              {
                guard: { type: 'isArrival', params: ({ event }) => event },
                actions: [{ type: 'storeLast', params: ({ event }) => event }, 'emitArrival'],
              },
              {
                guard: { type: 'isCount', params: ({ event }) => event },
                actions: [
                  { type: 'storeLast', params: ({ event }) => event },
                  {
                    type: 'emitCounts',
                    params: ({ event: { event } }) => countsIn(event) ?? none,
                  },
                ],
              },
              // The listening tab broadcasts it to the pages of all tabs.
              {
                guard: { type: 'isTimesChange', params: ({ event }) => event },
                actions: { type: 'storeLast', params: ({ event }) => event },
              },
              {
                guard: { type: 'isRecordChange', params: ({ event }) => event },
                actions: [
                  { type: 'storeLast', params: ({ event }) => event },
                  { type: 'notifyOfRecord', params: ({ event }) => event },
                ],
              },
            ],
          },
        },
        holding: {
          description: 'This tab listens, and broadcasts received events to the others.',
          invoke: {
            id: 'streamNotifications',
            src: 'streamNotifications',
            input: ({ context: { last } }) => ({ after: last }),
            onError: 'rejected',
          },
          on: {
            'stream.received': [
              {
                guard: { type: 'isArrival', params: ({ event }) => event },
                actions: [
                  { type: 'storeLast', params: ({ event }) => event },
                  { type: 'notifyTabs', params: ({ event }) => event },
                  'emitArrival',
                ],
              },
              {
                guard: { type: 'isTimesChange', params: ({ event }) => event },
                actions: [
                  { type: 'storeLast', params: ({ event }) => event },
                  { type: 'notifyTabs', params: ({ event }) => event },
                  { type: 'notifyOfTimes', params: ({ event }) => event },
                ],
              },
              {
                guard: { type: 'isRecordChange', params: ({ event }) => event },
                actions: [
                  { type: 'storeLast', params: ({ event }) => event },
                  { type: 'notifyTabs', params: ({ event }) => event },
                  { type: 'notifyOfRecord', params: ({ event }) => event },
                ],
              },
              {
                guard: { type: 'isCount', params: ({ event }) => event },
                actions: [
                  { type: 'storeLast', params: ({ event }) => event },
                  { type: 'notifyTabs', params: ({ event }) => event },
                  {
                    type: 'emitCounts',
                    params: ({ event: { event } }) => countsIn(event) ?? none,
                  },
                ],
              },
            ],
            'stream.rejected': 'rejected',
            'stream.disconnected': [
              { guard: 'isOnline', target: '.waiting' },
              { target: '.offline' },
            ],
            'stream.opened': '.listening',
          },
          initial: 'connecting',
          states: {
            connecting: { description: 'The stream is connecting.' },
            listening: { description: 'Events arrive as they happen.', tags: 'live' },
            waiting: {
              description: 'The connection was lost; it is reopened after a pause.',
              on: {
                'network.disconnected': { target: 'offline', actions: assign({ isOnline: false }) },
              },
            },
            offline: {
              description:
                'The device is offline; the stream is reopened as soon as the network is back.',
              on: {
                'network.returned': { target: 'connecting', actions: assign({ isOnline: true }) },
              },
            },
          },
        },
        rejected: {
          description: 'The hub is unavailable: new notifications show when the bell is opened.',
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
          description: 'The number of pending items is loading.',
          invoke: {
            id: 'getNotificationCounts',
            src: 'getNotificationCounts',
            onDone: {
              target: 'counted',
              actions: { type: 'emitCounts', params: ({ event }) => event.output },
            },
            onError: 'counted',
          },
        },
        counted: {
          description: 'The number is known, and changes with received events.',
          // Events may have been missed between the count and the opening of the stream.
          on: { 'stream.opened': { guard: 'hasNoLastEvent', target: 'counting' } },
        },
      },
    },
  },
});
