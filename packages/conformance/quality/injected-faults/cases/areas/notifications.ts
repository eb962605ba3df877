import { change, drop, put } from '../../edit.ts';
import type { InjectedFault } from '../../injected-fault.ts';
import {
  accepting,
  alwaysAs,
  asAnotherPerson,
  body,
  without,
  readdressed,
  reheaded,
  reversed,
} from '../../response-mutations.ts';

const area = 'notifications';
const withoutNotifications = without('notifications');

/** Faults in the bell, its list and its hub. */
export const injectedFaults: InjectedFault[] = [
  {
    name: 'all are said to be read, and are not',
    kind: 'state',
    area,
    on: 'markAllNotificationsRead',
    response: withoutNotifications,
  },
  {
    name: 'marking all read answers requests, too',
    kind: 'rules',
    area,
    on: 'markAllNotificationsRead',
    response: body(put('requestTrackingPendingCount', 0)),
  },
  {
    name: 'a count falls below zero',
    kind: 'rules',
    area,
    on: 'getNotificationCounts',
    response: body(change('unreadNotificationCount', (count) => (count === 0 ? -1 : count))),
  },
  {
    name: 'what is seen is complete',
    kind: 'rules',
    area,
    on: 'markNotificationSeen',
    response: body(put('notification.isComplete', true)),
  },
  {
    name: 'what is seen is not kept',
    kind: 'state',
    area,
    on: 'markNotificationSeen',
    response: withoutNotifications,
  },
  {
    name: 'what is completed is not kept',
    kind: 'state',
    area,
    on: 'completeNotification',
    response: withoutNotifications,
  },
  {
    name: 'anybody completes a notification',
    kind: 'isolation',
    area,
    on: 'completeNotification',
    response: asAnotherPerson('notificationUnknown', 'ben'),
  },
  {
    name: 'everybody is told what the administrator is told',
    kind: 'isolation',
    area,
    on: 'listNotifications',
    response: alwaysAs('ava'),
  },
  {
    name: 'a request is denied twice',
    kind: 'rules',
    area,
    on: 'rejectProjectLink',
    response: accepting('requestAnswered'),
  },
  {
    name: 'anything can be denied',
    kind: 'rules',
    area,
    on: 'rejectProjectLink',
    response: accepting('notAProjectRequest'),
  },
  {
    name: 'a denied request is complete',
    kind: 'rules',
    area,
    on: 'rejectProjectLink',
    response: body(put('notification.isComplete', true)),
  },
  {
    name: 'the oldest is listed first',
    kind: 'rules',
    area,
    on: 'listNotifications',
    response: reversed('notifications'),
  },
  {
    name: 'every page is the first',
    kind: 'rules',
    area,
    on: 'listNotifications',
    response: readdressed((address) => address.replace(/skipCount=\d+/, 'skipCount=0')),
  },
  {
    name: 'the list is not filtered',
    kind: 'rules',
    area,
    on: 'listNotifications',
    response: readdressed((address) => address.replace(/filterType=(?:Un)?Seen/, 'filterType=All')),
  },
  {
    name: 'the list does not say how many there are',
    kind: 'schema',
    area,
    on: 'listNotifications',
    response: body(drop('totalCount')),
  },
  {
    name: 'a stream begins anew each time',
    kind: 'state',
    area,
    on: 'streamNotifications',
    response: reheaded({ 'Last-Event-ID': '0' }),
  },
  {
    name: 'a stream tells everybody the administrator’s news',
    kind: 'isolation',
    area,
    on: 'streamNotifications',
    response: alwaysAs('ava'),
  },
  {
    name: 'a warranty that ends within a week is told like one of a month',
    kind: 'rules',
    area,
    on: 'listNotifications',
    response: body(
      change('notifications.*.notificationData.days', (days) => (days === 7 ? 30 : days)),
    ),
  },
];
