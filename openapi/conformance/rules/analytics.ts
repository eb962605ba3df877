import { rules } from '../rule/types.ts';

/** What the documents ask of a server in analytics. */
export default rules([
  {
    id: 'analytics-without-team',
    text: 'The hours of all teams come with those of people who are in no team, so that both come to the hours of the time report.',
    source: 'ANLYT-016, ANLYT-036, and the decisions on reports and analytics',
    verifiedBy: ['analytics/hours-without-a-team'],
  },
  {
    id: 'analytics-access',
    text: 'The analytics show a project to who owns, has made or belongs to it or to one above, to administrators every one, and to nobody else (404).',
    source: 'ANLYT-021, PRIV-039, and the decisions on ClockWork’s reports and the analytics',
    verifiedBy: ['analytics/projects-of-who-takes-part'],
  },
  {
    id: 'analytics-filters',
    text: 'Filters of projects narrow what is accessible, and several hold together.',
    source: 'ANLYT-051, ANLYT-035',
    verifiedBy: ['analytics/project-filters-narrow', 'analytics/tree-of-what-fits'],
  },
  {
    id: 'analytics-last-week',
    text: 'A project goes on when it has time in the last seven days of who reads, today included, and has stopped when it has some in the seven before and none since.',
    source: 'ANLYT-045',
    verifiedBy: ['analytics/the-last-week-has-seven-days', 'analytics/project-filters-narrow'],
  },
  {
    id: 'analytics-periods',
    text: 'This week, the last one, this month and the last one begin at midnight of who reads, weeks with the weekday that the organization has chosen.',
    source: 'ANLYT-057, and the decisions on screens (organization settings)',
    verifiedBy: [
      'analytics/periods-have-their-edges',
      'analytics/weeks-begin-as-the-organization-says',
      'analytics/periods-last-until-now',
    ],
  },
  {
    id: 'analytics-detail',
    text: 'The detail of a project tells its parent, counts its own sub-projects and tasks, and shows its time in whole hours and minutes, by days of who reads.',
    source: 'ANLYT-063, ANLYT-047',
    verifiedBy: ['analytics/projects-of-who-takes-part'],
  },
  {
    id: 'analytics-parent',
    text: 'No project is named that the reader has no access to, the one above included.',
    source: 'decisions, "ClockWork’s reports and the analytics"',
    verifiedBy: ['analytics/projects-of-who-takes-part'],
  },
  {
    id: 'analytics-nodes',
    text: 'A project of the tree tells its own time, without that of its sub-projects, its open impediments, and whether the reader owns or watches it; its detail names who owns it.',
    source: 'ANLYT-046',
    verifiedBy: ['analytics/nodes-tell-of-their-projects'],
  },
  {
    id: 'analytics-members',
    text: 'The members of a project are told by name and picture, whatever their employee record says, and apart once they have left the organization.',
    source: 'ANLYT-016, ANLYT-062',
    verifiedBy: ['analytics/members-whatever-their-record'],
  },
  {
    id: 'analytics-all-time',
    text: 'Time counts in the analytics wherever it was worked, on a task of the project or none, and while it runs.',
    source: 'ANLYT-021, ANLYT-016, ANLYT-030',
    verifiedBy: ['analytics/all-kinds-of-time-count'],
  },
  {
    id: 'analytics-left',
    text: 'Who has time in a project is told also after having left it, apart from its members.',
    source: 'decisions, "ClockWork’s reports and the analytics"',
    verifiedBy: ['analytics/projects-of-who-takes-part'],
  },
  {
    id: 'analytics-totals',
    text: 'A project’s whole time is the sum of its members’, wherever it is shown.',
    source: 'ANLYT-063, ANLYT-016, ANLYT-054',
    verifiedBy: ['analytics/project-totals-agree'],
  },
  {
    id: 'analytics-team-hours',
    text: 'The hours of teams are those that their members have tracked in the days, in hours and minutes, with the sum of each team, and of all with each person once; days without any answer no team, and an unknown team is refused.',
    source: 'ANLYT-008, ANLYT-016, ANLYT-040',
    verifiedBy: ['analytics/team-hours-add-up'],
  },
  {
    id: 'analytics-named-days',
    text: 'The days that ClockWork analytics offers by name are those of today, and weeks begin as the organization says.',
    source: 'ANLYT-016, and the decisions on reports and analytics',
    verifiedBy: ['analytics/named-days-of-teams'],
  },
  {
    id: 'analytics-team-file',
    text: 'The hours of teams as Excel are numbers that add up to what is shown: each team with its sum, people without a team as a group of their own, all hours once in the last row, and the days compared with where they are asked for; a team is needed.',
    source: 'ANLYT-063, ANLYT-075, ANLYT-036, and the decisions on reports and analytics',
    verifiedBy: ['analytics/team-file-adds-up', 'analytics/team-file-compares'],
  },
  {
    id: 'analytics-logins',
    text: 'Who has logged in and who has not are all users, however the list is filtered; only days that are over can be asked for. `User` names the user’s column, to filter and to sort by.',
    source: 'ANLYT-032, ANLYT-035, ANLYT-026',
    verifiedBy: ['analytics/user-logins-add-up', 'analytics/logins-are-of-the-readers-days'],
  },
  {
    id: 'analytics-team-midnight',
    text: 'The hours of teams count an entry over midnight on each of its days; teams, and logins from the newest on, are in order.',
    source: 'ANLYT-036, ANLYT-016',
    verifiedBy: ['analytics/team-hours-are-cut-at-midnight'],
  },
  {
    id: 'analytics-team-minutes',
    text: 'The hours of teams count the minutes between the shown times of each entry, and teams are listed as soon as there is one.',
    source: 'ANLYT-016, ANLYT-036',
    verifiedBy: ['analytics/team-hours-by-the-minute'],
  },
  {
    id: 'analytics-made',
    text: 'A project is shown to who has made it or one above, and no filter shows one that is not accessible; its days are the reader’s, and its due date is the same everywhere.',
    source: 'ANLYT-051, PRIV-039, ANLYT-045',
    verifiedBy: ['analytics/projects-of-who-made-them'],
  },
  {
    id: 'analytics-tree-order',
    text: 'Projects beside one another in the tree come by their codes.',
    source: 'ANLYT-058, ANLYT-046',
    verifiedBy: ['analytics/tree-is-by-code'],
  },
  {
    id: 'analytics-forgotten',
    text: 'A timer that runs since an earlier day of its owner counts nothing in the hours of teams until it has an end, and is counted apart.',
    source: 'ANLYT-016, and the decisions on ClockWork',
    verifiedBy: ['analytics/forgotten-timers-do-not-count'],
  },
]);
