import { rules } from '../rule/types.ts';

/** Requirements for a server: analytics. */
export default rules([
  {
    id: 'analytics-without-team',
    text: 'The hours of all teams are returned together with those of people without a team, so that both add up to the hours of the time report.',
    source: 'ANLYT-016, ANLYT-036, ANLYT-D01',
    verifiedBy: ['analytics/people-without-team-count'],
  },
  {
    id: 'analytics-access',
    text: 'The analytics show a project to its owner, its creator and its members, to those of any project above it, and to administrators; everyone else gets 404.',
    source: 'ANLYT-021, PRIV-039, ANLYT-D15',
    verifiedBy: ['analytics/members-see-their-projects'],
  },
  {
    id: 'analytics-filters',
    text: 'Project filters narrow the accessible projects, and multiple filters apply together.',
    source: 'ANLYT-051, ANLYT-035',
    verifiedBy: ['analytics/project-filters-combine', 'analytics/tree-shows-matching-projects'],
  },
  {
    id: 'analytics-last-week',
    text: 'A project is ongoing when it has time in the reader’s last seven days, today included, and stopped when it has time in the seven days before and none since.',
    source: 'ANLYT-045',
    verifiedBy: ['analytics/ongoing-means-seven-days', 'analytics/project-filters-combine'],
  },
  {
    id: 'analytics-periods',
    text: 'This week, last week, this month and last month start at midnight in the reader’s time zone; weeks start on the weekday that the organization has set.',
    source: 'ANLYT-057, ANLYT-D09',
    verifiedBy: [
      'analytics/periods-start-at-midnight',
      'analytics/weeks-follow-organization-settings',
      'analytics/current-periods-end-now',
    ],
  },
  {
    id: 'analytics-detail',
    text: 'The detail of a project names its parent, counts its direct sub-projects and tasks, and shows its time in full hours and minutes, by days in the reader’s time zone.',
    source: 'ANLYT-063, ANLYT-047',
    verifiedBy: ['analytics/members-see-their-projects'],
  },
  {
    id: 'analytics-parent',
    text: 'No response names a project that the reader has no access to, not even as a parent.',
    source: 'ANLYT-D14',
    verifiedBy: ['analytics/members-see-their-projects'],
  },
  {
    id: 'analytics-nodes',
    text: 'A project in the tree shows its time without that of its sub-projects, its open impediments, and whether the reader owns or watches it; its detail names its owner, also after they have left.',
    source: 'ANLYT-046, ANLYT-047',
    verifiedBy: ['analytics/tree-shows-project-details', 'analytics/former-owners-stay-named'],
  },
  {
    id: 'analytics-members',
    text: 'The members of a project are returned with name and picture, whatever their employee record says, and in a separate list once they have left the organization.',
    source: 'ANLYT-016, ANLYT-062',
    verifiedBy: ['analytics/inactive-members-are-shown'],
  },
  {
    id: 'analytics-all-time',
    text: 'The analytics count all time on a project, with or without a task, and also that of running entries.',
    source: 'ANLYT-021, ANLYT-016, ANLYT-030',
    verifiedBy: ['analytics/all-tracked-time-counts'],
  },
  {
    id: 'analytics-left',
    text: 'A person who has time in a project is still returned after leaving the project, separately from its members.',
    source: 'ANLYT-D15',
    verifiedBy: ['analytics/members-see-their-projects'],
  },
  {
    id: 'analytics-totals',
    text: 'A project’s total time is the sum of its members’ time, wherever it is shown.',
    source: 'ANLYT-063, ANLYT-016, ANLYT-054',
    verifiedBy: ['analytics/project-totals-agree'],
  },
  {
    id: 'analytics-team-hours',
    text: 'Team hours are the hours that members have tracked in the given days, in hours and minutes, with a sum for each team and a total that counts each person once; a request without days returns no team, and an unknown team is rejected.',
    source: 'ANLYT-008, ANLYT-016, ANLYT-040',
    verifiedBy: ['analytics/team-hours-add-up'],
  },
  {
    id: 'analytics-named-days',
    text: 'The named periods of ClockWork analytics are relative to today, and weeks start on the weekday that the organization has set.',
    source: 'ANLYT-016, ANLYT-D05',
    verifiedBy: ['analytics/named-periods-follow-today'],
  },
  {
    id: 'analytics-team-file',
    text: 'The Excel file of team hours holds numbers that add up to what is shown: each team with its sum, people without a team as a separate group, a total row that counts all hours once, and the comparison period if requested; a team is required.',
    source: 'ANLYT-063, ANLYT-075, ANLYT-036, ANLYT-D02',
    verifiedBy: ['analytics/team-workbook-adds-up', 'analytics/team-workbook-compares-periods'],
  },
  {
    id: 'analytics-logins',
    text: 'Users who have logged in and active users who have not are together all users, whatever filter the list has; only past days can be requested. `User` is the name of the user column in filters and sorting.',
    source: 'ANLYT-032, ANLYT-035, ANLYT-026',
    verifiedBy: ['analytics/user-logins-add-up', 'analytics/logins-use-reader-days'],
  },
  {
    id: 'analytics-team-midnight',
    text: 'Team hours count an entry over midnight on each of its days; teams are sorted by name, and logins newest first.',
    source: 'ANLYT-036, ANLYT-016',
    verifiedBy: ['analytics/team-hours-split-at-midnight'],
  },
  {
    id: 'analytics-team-minutes',
    text: 'Team hours count the minutes between the shown times of each entry, and teams are listed as soon as one exists.',
    source: 'ANLYT-016, ANLYT-036',
    verifiedBy: ['analytics/team-hours-count-shown-minutes'],
  },
  {
    id: 'analytics-made',
    text: 'A project is shown to those who created it or a project above it, and no filter shows an inaccessible project; its days are in the reader’s time zone, and its due date is the same everywhere.',
    source: 'ANLYT-051, PRIV-039, ANLYT-045',
    verifiedBy: ['analytics/creators-see-their-projects'],
  },
  {
    id: 'analytics-tree-order',
    text: 'Projects on the same level of the tree are sorted by code.',
    source: 'ANLYT-058, ANLYT-046',
    verifiedBy: ['analytics/tree-is-sorted-by-code'],
  },
  {
    id: 'analytics-forgotten',
    text: 'A timer that has been running since an earlier day of its owner adds nothing to team hours until it has an end, and is counted separately.',
    source: 'ANLYT-016, ANLYT-D03',
    verifiedBy: ['analytics/unstopped-timers-add-no-hours'],
  },
]);
