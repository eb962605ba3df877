import { change, drop, put } from '../edit.ts';
import type { Fault } from '../fault.ts';
import { alwaysAs, asSomebodyElse, body, remembering } from '../spoil.ts';

const dashboard = { area: 'dashboard', on: 'getDashboard' } as const;

const noHours = {
  todayInSeconds: 0,
  today: '0h 00m',
  weekInSeconds: 0,
  week: '0h 00m',
  workingDayInSeconds: null,
  workingWeekInSeconds: null,
  days: Array.from({ length: 7 }, (_, at) => ({
    day: `2026-03-0${at + 1}`,
    totalTimeInSeconds: 0,
    workingDayInSeconds: null,
  })),
};

const nothingDone = { settings: false, logo: false, team: false, service: false, vendor: false };

/** Faults of the Dashboard. */
export const faults: Fault[] = [
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
  {
    ...dashboard,
    kind: 'rules',
    name: 'it makes tiles that nobody wants',
    answer: body(change('hours', (tile) => tile ?? noHours)),
  },
  {
    ...dashboard,
    kind: 'rules',
    name: 'a week has no working hours',
    answer: body(change('hours', (tile) => tile && { ...tile, workingWeekInSeconds: 0 })),
  },
  {
    ...dashboard,
    kind: 'rules',
    name: 'no first step is ever done',
    answer: body(change('firstSteps', (tile) => tile && nothingDone)),
  },
  { ...dashboard, kind: 'schema', name: 'it has no word on assets', answer: body(drop('assets')) },
  {
    ...dashboard,
    kind: 'rules',
    name: 'no day of the week has any time',
    answer: body(put('hours.days.*.totalTimeInSeconds', 0)),
  },
  {
    ...dashboard,
    kind: 'rules',
    name: 'nobody of a team is ever at work',
    answer: body(put('team.members.*.runningEntry', null)),
  },
  {
    ...dashboard,
    kind: 'rules',
    name: 'an hour more is missing than is',
    answer: body(change('team.members.*.missingInSeconds', (seconds) => Number(seconds) + 3600)),
  },
];
