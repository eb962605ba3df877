import { change, drop, put } from '../../edit.ts';
import type { InjectedFault } from '../../injected-fault.ts';
import { alwaysAs, asAnotherPerson, body, remembering } from '../../response-mutations.ts';

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

/** Faults in the dashboard. */
export const injectedFaults: InjectedFault[] = [
  {
    ...dashboard,
    kind: 'isolation',
    name: 'everybody sees the administrator’s numbers',
    response: alwaysAs('ava'),
  },
  {
    ...dashboard,
    kind: 'authorization',
    name: 'it needs no right',
    response: asAnotherPerson(403, 'ava'),
  },
  {
    ...dashboard,
    kind: 'isolation',
    name: 'it is shown to other tenants',
    response: asAnotherPerson(404, 'ava'),
  },
  { ...dashboard, kind: 'state', name: 'it stays as it was first seen', response: remembering },
  {
    ...dashboard,
    kind: 'rules',
    name: 'no holiday is shown',
    response: body(change('holidays', (tile) => tile && { ...tile, holidays: [] })),
  },
  {
    ...dashboard,
    kind: 'rules',
    name: 'the weeks are listed backwards',
    response: body(change('weeks.weeks', (weeks) => Array.isArray(weeks) && weeks.toReversed())),
  },
  {
    ...dashboard,
    kind: 'rules',
    name: 'nothing ever runs',
    response: body(change('running', (tile) => tile && { runningEntry: null })),
  },
  {
    ...dashboard,
    kind: 'rules',
    name: 'it counts one notification too many',
    response: body(change('notifications.unreadNotificationCount', (count) => Number(count) + 1)),
  },
  {
    ...dashboard,
    kind: 'rules',
    name: 'members have no hours',
    response: body(put('hours', null)),
  },
  {
    ...dashboard,
    kind: 'rules',
    name: 'it makes tiles that nobody wants',
    response: body(change('hours', (tile) => tile ?? noHours)),
  },
  {
    ...dashboard,
    kind: 'rules',
    name: 'holidays of a week are worked',
    response: body(
      change('hours.workingWeekInSeconds', (seconds, tile) =>
        (tile as { days: { holiday?: object }[] }).days.some(({ holiday }) => holiday)
          ? 40 * 3600
          : seconds,
      ),
    ),
  },
  {
    ...dashboard,
    kind: 'rules',
    name: 'a week has no working hours',
    response: body(change('hours', (tile) => tile && { ...tile, workingWeekInSeconds: 0 })),
  },
  {
    ...dashboard,
    kind: 'rules',
    name: 'no first step is ever done',
    response: body(change('firstSteps', (tile) => tile && nothingDone)),
  },
  {
    ...dashboard,
    kind: 'schema',
    name: 'it has no word on assets',
    response: body(drop('assets')),
  },
  {
    ...dashboard,
    kind: 'rules',
    name: 'no day of the week has any time',
    response: body(put('hours.days.*.totalTimeInSeconds', 0)),
  },
  {
    ...dashboard,
    kind: 'rules',
    name: 'nobody of a team is ever at work',
    response: body(put('team.members.*.runningEntry', null)),
  },
  {
    ...dashboard,
    kind: 'rules',
    name: 'an hour more is missing than is',
    response: body(change('team.members.*.missingInSeconds', (seconds) => Number(seconds) + 3600)),
  },
  {
    ...dashboard,
    kind: 'rules',
    name: 'no task is ever due today',
    response: body(
      change('tasks', (tile) => tile && { ...tile, dueToday: { count: 0, tasks: [] } }),
    ),
  },
  {
    ...dashboard,
    kind: 'rules',
    name: 'a project has an impediment more than it has',
    response: body(
      change('impediments.mostImpeded.*.openImpedimentCount', (count) => Number(count) + 1),
    ),
  },
  {
    ...dashboard,
    kind: 'rules',
    name: 'time without a project is in no row',
    response: body(
      change('projectHours.projects', (rows) =>
        Array.isArray(rows) ? rows.filter((row) => row.projectId !== null) : rows,
      ),
    ),
  },
];
