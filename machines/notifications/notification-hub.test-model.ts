import { Problem } from '#openapi/client/index.ts';
import { serverError } from '../testing/fixtures.ts';
import { createTestModel } from '../testing/test-model.ts';
import { done, failed } from '../testing/paths.ts';
import { notificationHubMachine } from './notification-hub.machine.ts';
import type { HubTabs } from './tabs.ts';

/** The only open tab: it gets its turn at once. */
export const onlyTab: HubTabs = {
  takeTurn: () => Promise.resolve(),
  broadcast: () => undefined,
  onMessage: () => () => undefined,
};

const counts = { unreadNotificationCount: 3, requestTrackingPendingCount: 1 };
const arrival = { id: '1', type: 'notification', data: { notificationId: 'n1', typeId: 1 } };
const change = { id: '2', type: 'notificationsChanged', data: counts };
const times = {
  id: '3',
  type: 'timesChanged',
  data: { entries: [{ id: 'e1', version: 2 }], deletedIds: ['e2'] },
};
const project = { id: '4', type: 'projectChanged', data: { projectId: 'p1' } };
const engagement = { id: '5', type: 'engagementChanged', data: { engagementId: 'g1' } };
const template = { id: '6', type: 'engagementTemplateChanged', data: {} };
const menu = { id: '7', type: 'menuChanged', data: {} };
const rights = { id: '8', type: 'rightsChanged', data: {} };
const unknown = { id: '', type: 'somethingElse', data: null };

export const testModel = createTestModel(notificationHubMachine, {
  inputs: [
    { tabs: onlyTab, isOnline: true },
    { tabs: onlyTab, isOnline: false },
  ],
  events: [
    { type: 'turn.taken' },
    { type: 'stream.opened' },
    { type: 'stream.disconnected' },
    ...[arrival, change, times, project, engagement, template, menu, rights, unknown].flatMap(
      (event) => [
        { type: 'stream.received', event } as const,
        { type: 'tab.received', event } as const,
      ],
    ),
    { type: 'stream.rejected', problem: new Problem('forbidden', 403) },
    { type: 'network.disconnected' },
    { type: 'network.returned' },
    done('getNotificationCounts', counts),
    failed('getNotificationCounts', serverError),
    failed('streamNotifications', serverError),
    failed('listenToTabs', serverError),
    failed('holdTurn', serverError),
  ],
  rules: [
    {
      source: 'NOTIF-037',
      text: 'The server reports events over a real-time hub.',
    },
    {
      source: 'NOTIF-002',
      text: 'The bell has a badge with the number of pending items.',
    },
    {
      source: 'NOTIF-009',
      text: 'A new notification is a NOTIFICATION event: the panel loads it.',
    },
    {
      source: 'NOTIF-042',
      text: 'The count is loaded by a separate call.',
    },
    {
      source: 'NOTIF-D15',
      text: 'ClockWork entries changed on another device are reported to the pages of all tabs.',
    },
    {
      source: 'PROJ-003',
      text: 'A project changed by someone else is reported to the pages of all tabs.',
    },
    {
      source: 'ENGAG-001',
      text: 'Engagements and the template changed by someone else are reported to the pages of all tabs.',
    },
    {
      source: 'ADMIN-024',
      text: 'A menu that someone else has saved is reported to all tabs.',
    },
  ],
});
