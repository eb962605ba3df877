import {
  allTeams,
  type TeamHoursChoices,
  type TeamHoursForm,
  type TeamHoursResults,
} from './team-hours.ts';

const [design, platform, community] = [
  '3c1b8a70-1d2e-4f3a-8b4c-5d6e7f809101',
  '3c1b8a70-1d2e-4f3a-8b4c-5d6e7f809102',
  '3c1b8a70-1d2e-4f3a-8b4c-5d6e7f809103',
] as const;

export const exampleChoices: TeamHoursChoices = {
  teams: [
    { teamId: community, teamName: 'Community' },
    { teamId: design, teamName: 'Design' },
    { teamId: platform, teamName: 'Platform' },
  ],
  weekStart: 'monday',
  periods: [
    { period: 'lastWeek', startDateAsString: '2026-03-02', endDateAsString: '2026-03-08' },
    { period: 'lastMonth', startDateAsString: '2026-02-01', endDateAsString: '2026-02-28' },
  ],
};

export const exampleForm: TeamHoursForm = {
  teamIds: [design, platform, community],
  period: 'lastWeek',
  days: { start: '2026-03-02', end: '2026-03-08' },
  isCompared: false,
};

const hour = 3600;
const member = (id: string, name: string, hours: number, isActive = true) => ({
  id: `employee-${id}`,
  name,
  isActive,
  totalTime: `${hours}h 00m`,
  totalTimeInSeconds: hours * hour,
});
const team = (teamId: string, teamName: string, members: ReturnType<typeof member>[]) => ({
  teamId,
  teamName,
  clockWorkAnalyticsMembers: members,
  totalTimeInSeconds: members.reduce((sum, each) => sum + each.totalTimeInSeconds, 0),
});

export const exampleResults: TeamHoursResults = {
  teamIds: exampleForm.teamIds,
  days: { start: '2026-03-02', end: '2026-03-08' },
  teams: [
    team(community, 'Community', []),
    team(design, 'Design', [
      member('ben', 'Ben Okafor', 31),
      member('hugo', 'Hugo Brandt', 12, false),
    ]),
    team(platform, 'Platform', [member('ben', 'Ben Okafor', 31), member('grace', 'Grace Kim', 0)]),
  ],
  totalSeconds: 43 * hour,
  withoutTeam: null,
  needingEnd: 0,
  before: null,
};

export const exampleCompared: TeamHoursResults = {
  ...exampleResults,
  before: {
    days: { start: '2026-02-23', end: '2026-03-01' },
    teams: [
      team(community, 'Community', []),
      team(design, 'Design', [member('ben', 'Ben Okafor', 24), member('hugo', 'Hugo Brandt', 20)]),
      team(platform, 'Platform', [member('ben', 'Ben Okafor', 24)]),
    ],
    totalSeconds: 44 * hour,
    withoutTeam: null,
    needingEnd: 0,
  },
};

/** All teams, with people who belong to no team, and with a forgotten timer. */
export const exampleOfAll: TeamHoursResults = {
  ...exampleResults,
  teamIds: [allTeams],
  withoutTeam: {
    count: 2,
    totalTime: '12h 00m',
    totalTimeInSeconds: 12 * hour,
    clockWorkAnalyticsMembers: [member('dana', 'Dana Ruiz', 7), member('emil', 'Emil Novak', 5)],
  },
  needingEnd: 1,
};
