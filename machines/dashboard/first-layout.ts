import { timesWork } from '../session/entry-rule.ts';
import { holds, type Workspace } from '../session/workspace.ts';

/** The kinds of people whose Dashboards differ before they arrange their tiles. */
export type DashboardKind = 'administrator' | 'lead' | 'employee' | 'withoutClockWork';

/** The tiles that come first for each kind; the others follow in their default order. */
const first: Readonly<Record<DashboardKind, readonly string[]>> = {
  administrator: ['unreadNotifications', 'reviewsWaiting', 'assetsInHands', 'holidaysThisWeek'],
  lead: [
    'runningNow',
    'hoursToday',
    'hoursThisWeek',
    'team',
    'awayNow',
    'reviewsWaiting',
    'tasksDue',
  ],
  employee: [],
  withoutClockWork: [
    'reviewsWaiting',
    'unreadNotifications',
    'assetsInHands',
    'tasksDue',
    'holidaysThisWeek',
    'awayNow',
  ],
};

/** The kind of a person: who has no times sees no empty places for them. */
export function findKind({ profile, isTeamLead }: Pick<Workspace, 'profile' | 'isTeamLead'>) {
  if (!timesWork(profile)) return 'withoutClockWork' satisfies DashboardKind;
  if (isTeamLead) return 'lead' satisfies DashboardKind;
  const isAdministrator = holds(profile, 'organizationSettings.basic');
  return (isAdministrator ? 'administrator' : 'employee') satisfies DashboardKind;
}

/** The tiles in the first order for a kind of person. Source: SHELL-D67. */
export const toFirstLayout = <Name extends string>(
  names: readonly Name[],
  kind: DashboardKind,
): Name[] => {
  const early = first[kind].flatMap((name) => names.filter((each) => each === name));
  return [...early, ...names.filter((name) => !early.includes(name))];
};
