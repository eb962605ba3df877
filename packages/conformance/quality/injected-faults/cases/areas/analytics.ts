import { change, drop, put } from '../../edit.ts';
import type { InjectedFault } from '../../injected-fault.ts';
import {
  accepting,
  asAnotherPerson,
  body,
  readdressed,
  repairing,
  shortened,
} from '../../response-mutations.ts';

const area = 'analytics';

/** Injects a fault into one operation of the area. */
const injectFault = (
  kind: InjectedFault['kind'],
  name: string,
  on: InjectedFault['on'],
  response: InjectedFault['response'],
): InjectedFault => ({ kind, name, area, on, response });

interface TeamSum {
  totalTimeInSeconds: number;
}

const double = (value: unknown) => Number(value) * 2;

/** Faults in user logins, team hours and project effort. */
export const injectedFaults: InjectedFault[] = [
  injectFault('rules', 'all have logged in and have not', 'getUserLoginAnalytics', (call) =>
    body((response) => {
      const numbers = response as { notLoggedIn: number; totalUsers: number };
      numbers.notLoggedIn = numbers.totalUsers;
    })(call),
  ),
  injectFault('rules', 'a filter changes the numbers', 'getUserLoginAnalytics', (call) =>
    body((response) => {
      const numbers = response as { totalLogins: number; totalUserCount: number };
      numbers.totalLogins = numbers.totalUserCount;
    })(call),
  ),
  injectFault(
    'rules',
    'logins of today are told',
    'getUserLoginAnalytics',
    accepting('dayNotPast'),
  ),
  injectFault(
    'validation',
    'an unknown team is passed over',
    'getClockWorkAnalytics',
    accepting('analyticsTeamUnknown'),
  ),
  injectFault(
    'rules',
    'hours count twice',
    'getClockWorkAnalytics',
    body(change('clockWorkAnalytics.*.clockWorkAnalyticsMembers.*.totalTimeInSeconds', double)),
  ),
  injectFault(
    'rules',
    'hours without a team are left out',
    'getClockWorkAnalytics',
    body(drop('withoutTeam')),
  ),
  injectFault(
    'rules',
    'hours are shown as none',
    'getClockWorkAnalytics',
    body(put('clockWorkAnalytics.*.clockWorkAnalyticsMembers.*.totalTime', '0h 0m')),
  ),
  injectFault(
    'rules',
    'hours of teams are cut to quarters of an hour',
    'getClockWorkAnalytics',
    body(
      change(
        'clockWorkAnalytics.*.clockWorkAnalyticsMembers.*.totalTimeInSeconds',
        (seconds) => Math.floor(Number(seconds) / 900) * 900,
      ),
    ),
  ),
  injectFault('rules', 'all teams are all but one', 'getClockWorkAnalytics', async (call) => {
    const isAll = JSON.stringify(call.sent ?? '').includes('00000000-0000-0000');
    return isAll ? shortened('clockWorkAnalytics')(call) : call.pass();
  }),
  injectFault(
    'rules',
    'a team’s sum leaves somebody out',
    'getClockWorkAnalytics',
    body(change('clockWorkAnalytics.*.totalTimeInSeconds', (sum) => Math.floor(Number(sum) / 2))),
  ),
  injectFault(
    'rules',
    'who belongs to two teams counts twice in all',
    'getClockWorkAnalytics',
    body((response) => {
      const hours = response as { clockWorkAnalytics: TeamSum[]; totalTimeInSeconds: number };
      const sums = hours.clockWorkAnalytics.map(({ totalTimeInSeconds }) => totalTimeInSeconds);
      hours.totalTimeInSeconds = sums.reduce((sum, each) => sum + each, 0);
    }),
  ),
  injectFault('rules', 'days without time answer teams', 'getClockWorkAnalytics', async (call) => {
    const right = await call.pass();
    if (!right.ok) return right;
    const response = (await right.clone().json()) as { clockWorkAnalytics: unknown[] };
    if (response.clockWorkAnalytics.length > 0) return right;
    const team = { teamId: crypto.randomUUID(), teamName: 'Nobody', clockWorkAnalyticsMembers: [] };
    return Response.json({ ...response, clockWorkAnalytics: [team] }, { headers: right.headers });
  }),
  injectFault(
    'rules',
    'weeks begin on Monday whatever the organization says',
    'getClockWorkAnalyticsDefaults',
    body(put('weekStart', 'monday')),
  ),
  injectFault('rules', 'logins cannot be sorted by User', 'getUserLoginAnalytics', (call) =>
    repairing((sent) => {
      const list = sent as { sort: string | null };
      if (list.sort?.endsWith('User')) list.sort = 'browser';
    })(call),
  ),
  injectFault(
    'rules',
    'the workbook is of another day',
    'exportClockWorkAnalytics',
    repairing((sent) => {
      const requested = sent as { startDateAsString?: string; endDateAsString?: string };
      requested.startDateAsString = '2001-01-01';
      requested.endDateAsString = '2001-01-01';
    }),
  ),
  injectFault(
    'rules',
    'the workbook leaves out the days that are compared',
    'exportClockWorkAnalytics',
    repairing((sent) => {
      delete (sent as { compareWith?: unknown }).compareWith;
    }),
  ),
  injectFault(
    'rules',
    'nobody says that a timer needs its end',
    'getClockWorkAnalytics',
    body(put('entriesNeedingEnd', 0)),
  ),
  injectFault(
    'rules',
    'a project’s time counts twice',
    'getProjectTotalTime',
    body(change('projectWorkEffortTotal', (total) => double(total) + 60)),
  ),
  injectFault(
    'rules',
    'a member of a project is left out',
    'getProjectAnalyticsMembers',
    shortened('memberDetails'),
  ),
  injectFault(
    'rules',
    'a member’s time is left out',
    ['getProjectAnalyticsDetail', 'getProjectAnalyticsMembers'],
    body((response) => {
      for (const path of [
        'projectDetail.projectAnalyticsMembersDetail.teamMembers.0.timeEffortAsString',
        'memberDetails.0.timeEffortAsString',
      ]) {
        put(path, '0 Hrs 0 m')(response);
      }
    }),
  ),
  injectFault(
    'rules',
    'projects are not filtered',
    'getProjectAnalytics',
    readdressed((address) => address.replace(/selectedFilters=OwnedByMe&?/, '')),
  ),
  injectFault(
    'authorization',
    'logins need no right',
    'getUserLoginAnalytics',
    asAnotherPerson(403, 'ava'),
  ),
  injectFault('status', 'the workbook is a text', 'exportClockWorkAnalytics', async (call) => {
    const right = await call.pass();
    if (!right.ok) return right;
    return new Response('Team;Hours', { headers: right.headers });
  }),
];
