/** The stories' data: a Wednesday afternoon at Aster Labs. Times are typed from the contract. */
import type { Schema } from '#openapi/client/index.ts';
import type { Clock } from '#machines/clock.ts';
import type { RunningEntry } from '#machines/clockwork/entries.ts';
import type { Identity } from '#machines/session/identity.ts';
import { clockWorkRule, type EntryRule } from '#machines/session/entry-rule.ts';
import type { Workspace } from '#machines/session/workspace.ts';
import type { Path } from '#page/addresses.ts';
import { existingMenu } from '#shell/existing-menu.ts';
import type { MenuEntry } from '#shell/menu-entry.ts';

type Entry = Schema<'ClockWorkEntry'>;

export const timeZone = 'Europe/Berlin';
/** Wednesday, 4 March 2026, 15:30 in Berlin. */
export const now = Date.parse('2026-03-04T14:30:00Z');
export const today = '2026-03-04';
export const supportAddress = 'support@atrium.example';

/** A frozen clock, so that a story always shows the same. */
export const frozenClock: Clock = { now: () => now };

export const longText =
  'Quarterly reconciliation of the intercompany warehouse bookings with the Rechtsschutzversicherungsgesellschaft, including every open question of the auditors';

let count = 0;

/** An entry of today between two UTC times (`09:15`); without an end it is running. */
function entry(start: string, end: string | null, changes: Partial<Entry> = {}): Entry {
  count += 1;
  const startTime = `${today}T${start}:00.000Z`;
  const endTime = end === null ? null : `${today}T${end}:00.000Z`;
  const length = (endTime === null ? now : Date.parse(endTime)) - Date.parse(startTime);
  return {
    id: `6d0f7a52-5d0e-4d39-8a53-${String(count).padStart(12, '0')}`,
    startTime,
    endTime,
    description: '',
    employeeId: 'employee-ava',
    employeeName: 'Ava Stone',
    projectId: null,
    projectDisplayString: '',
    taskId: null,
    taskDisplayString: '',
    taskDescription: '',
    totalTimeInSeconds: length / 1000,
    startTimeFormatted: '',
    endTimeFormatted: '',
    totalTimeFormatted: '',
    entryAtWork: true,
    isMember: true,
    upFillApplicable: false,
    downFillApplicable: false,
    ...changes,
  };
}

export const liveEntry = entry('13:42', null, {
  description: 'Review of the pull requests',
  projectDisplayString: 'AS-003 Billing',
});

export const ended = entry('12:10', '13:30', {
  description: 'Client call',
  projectDisplayString: 'AS-014 Billing: Rollout',
});

/** Newest first, as the server returns a day. */
export const entries: Entry[] = [
  liveEntry,
  ended,
  entry('10:05', '11:30', { projectDisplayString: 'AS-003 Billing' }),
  entry('08:20', '10:05', {
    description: 'Write the release notes',
    projectDisplayString: 'AS-021 Portal: Interface',
  }),
  entry('08:00', '08:20', { description: 'Daily stand-up' }),
];

export const longEntries: Entry[] = entries.map((one) => ({
  ...one,
  description: longText,
  projectDisplayString: 'AS-1234567890 Warehouse: Migration: Rollout: Documentation and support',
}));

export const staleEntry: Entry = {
  ...liveEntry,
  id: '6d0f7a52-5d0e-4d39-8a53-999999999999',
  startTime: '2026-03-03T15:40:00.000Z',
  description: 'Prepare the workshop',
};

export const stale: RunningEntry[] = [
  {
    clockWorkEntry: staleEntry,
    timeDuration: 82_200,
    timeDurationDisplay: '22h 50m',
    crossover: true,
  },
];

export const tenants: Schema<'Tenant'>[] = [
  { id: 'aster', name: 'Aster Labs', isUserAssigned: true },
  { id: 'birch', name: 'birch works', isUserAssigned: true },
];

/** The menu of a profile that may open every page. */
const menu: Schema<'AppMenu'>[] = [
  {
    id: 'dashboard',
    title: 'Dashboard',
    icon: 'layout-dashboard',
    route: '/dashBoard',
    privilege: 'dashboard.basic',
    children: [],
  },
  {
    id: 'apps',
    title: 'Apps',
    icon: 'layout-grid',
    route: null,
    privilege: null,
    children: [
      {
        id: 'clockwork',
        title: 'ClockWork',
        icon: 'timer',
        route: '/ClockWork',
        privilege: 'clockwork.basic',
        children: [],
      },
    ],
  },
  {
    id: 'organizationSettings',
    title: 'Organization Settings',
    icon: 'building-2',
    route: '/organizationSettings',
    privilege: 'organizationSettings.basic',
    children: [],
  },
];

export const profile: Schema<'Profile'> = {
  id: 'ava',
  name: 'Ava Stone',
  email: 'ava@demo.test',
  profileImageUrl: null,
  tenantLogoUrl: null,
  appMenus: menu,
  userRights: ['dashboard.basic', 'clockwork.basic', 'organizationSettings.basic'],
  tenantFeatures: [],
  employeeId: 'employee-ava',
  roleType: 'TenantAdmin',
  timeZone,
  dateFormat: 'DD/MM/YYYY',
  hourFormat: 'language',
  weekStart: 'monday',
  IsUserHasOrganizationSettings: true,
};

/** The menu of someone who may open all its pages. */
export const openMenu = menu as MenuEntry[];

/** The same menu while the organization has no settings yet: only the settings open. */
export const shutMenu: MenuEntry[] = existingMenu(menu, {
  rules: new Map<Path, EntryRule>([
    ['/dashBoard', 'dashboard.basic'],
    ['/ClockWork', clockWorkRule],
    ['/organizationSettings', { beforeSettings: true }],
  ]),
  profile: { ...profile, IsUserHasOrganizationSettings: false },
});

export const workspace: Workspace = {
  tenant: { id: 'aster', name: 'Aster Labs' },
  profile,
  isTeamLead: false,
};

export const identity: Identity = {
  subject: 'ava',
  name: 'Ava Stone',
  accessToken: 'a-token-of-a-story',
  expiresAt: now + 3_600_000,
  lifetime: 3_600_000,
};

export const hoursTile: Schema<'HoursTile'> = {
  todayInSeconds: 24_480,
  today: '6h 48m',
  weekInSeconds: 73_080,
  week: '20h 18m',
  workingDayInSeconds: 28_800,
  workingWeekInSeconds: 144_000,
  days: [27_000, 21_600, 24_480, 0, 0, 0, 0].map((totalTimeInSeconds, at) => ({
    day: `2026-03-0${at + 2}`,
    totalTimeInSeconds,
    workingDayInSeconds: at < 5 ? 28_800 : 0,
  })),
};

const member = (
  employeeName: string,
  weekInSeconds: number,
  runningEntry: RunningEntry | null = null,
): Schema<'TeamTileMember'> => ({
  employeeId: employeeName,
  employeeName,
  profileImageUrl: null,
  runningEntry,
  weekInSeconds,
  missingInSeconds: Math.max(0, 57_600 - weekInSeconds),
});

const runningSince = (clockWorkEntry: Entry, crossover: boolean): RunningEntry => ({
  clockWorkEntry,
  timeDuration: 2880,
  timeDurationDisplay: '0h 48m',
  crossover,
});

/** Two days of the week are over, with eight hours each. */
export const teamTile: Schema<'TeamTile'> = {
  members: [
    member(
      'Ava Stone',
      73_080,
      runningSince(
        {
          ...liveEntry,
          projectId: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
          projectDisplayString: '',
        },
        false,
      ),
    ),
    member('Ben Okafor', 30_600),
    member('Hugo Silva', 57_600),
    member('Leo Park', 61_200, runningSince(staleEntry, true)),
  ],
};

export const dashboardTiles: Schema<'Dashboard'> = {
  hours: hoursTile,
  running: null,
  projectHours: null,
  notifications: { unreadNotificationCount: 3 },
  impediments: null,
  tasks: null,
  reviews: null,
  assets: { assigned: 4, ofTeams: 1, toAccept: 2 },
  firstSteps: null,
  team: null,
  holidays: null,
  absences: null,
  weeks: null,
};
