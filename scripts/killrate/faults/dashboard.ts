import { change, drop, put } from '../edit.ts';
import type { Fault } from '../fault.ts';
import { alwaysAs, asSomebodyElse, body, remembering } from '../spoil.ts';

const dashboard = { area: 'dashboard', on: 'getDashboard' } as const;

/** Faults of the Dashboard. */
export const dashboardFaults: Fault[] = [
  {
    ...dashboard,
    kind: 'isolation',
    name: 'everybody sees the administrator’s numbers',
    answer: alwaysAs('ava'),
  },
  {
    ...dashboard,
    kind: 'authorization',
    name: 'it needs no right',
    answer: asSomebodyElse(403, 'ava'),
  },
  {
    ...dashboard,
    kind: 'isolation',
    name: 'it is shown to other tenants',
    answer: asSomebodyElse(404, 'ava'),
  },
  { ...dashboard, kind: 'state', name: 'it stays as it was first seen', answer: remembering },
  {
    ...dashboard,
    kind: 'rules',
    name: 'nothing ever runs',
    answer: body(change('running', (tile) => tile && { runningEntry: null })),
  },
  {
    ...dashboard,
    kind: 'rules',
    name: 'it counts one notification too many',
    answer: body(change('notifications.unreadNotificationCount', (count) => Number(count) + 1)),
  },
  { ...dashboard, kind: 'rules', name: 'members have no hours', answer: body(put('hours', null)) },
  { ...dashboard, kind: 'schema', name: 'it has no word on assets', answer: body(drop('assets')) },
];
