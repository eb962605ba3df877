import { rules } from '../rule/types.ts';

/** Requirements for a server: the dashboard. */
export default rules([
  {
    id: 'dashboard-rights',
    text: 'Each tile is shown only to people with its right, and the Dashboard only to people with the right to it.',
    source: 'PRIV-003, SHELL-D18',
    verifiedBy: ['dashboard/tiles-follow-rights', 'dashboard/dashboard-needs-its-right'],
  },
  {
    id: 'dashboard-employee',
    text: 'Tiles about the employee’s own records are null for a user without an employee record.',
    source: 'SHELL-D40',
    verifiedBy: ['dashboard/own-tiles-need-an-employee'],
  },
  {
    id: 'dashboard-numbers',
    text: 'The numbers on the Dashboard equal those that the areas return.',
    source: 'SHELL-D49',
    verifiedBy: ['dashboard/numbers-match-the-areas', 'dashboard/dashboard-counts-own-projects'],
  },
  {
    id: 'dashboard-due-tasks',
    text: 'The Dashboard lists the user’s tasks that are not done and overdue, due today or due later in the week: the first five of each, and the number of all.',
    source: 'SHELL-D61',
    verifiedBy: ['dashboard/due-tasks-are-listed'],
  },
  {
    id: 'dashboard-project-hours',
    text: 'The hours by project add up to the hours of the week, the longest first.',
    source: 'SHELL-D62',
    verifiedBy: ['dashboard/project-hours-add-up'],
  },
  {
    id: 'dashboard-wanted',
    text: 'Tiles that are not requested are not computed.',
    source: 'SHELL-D19',
    verifiedBy: ['dashboard/only-requested-tiles-are-returned'],
  },
  {
    id: 'dashboard-first-steps',
    text: 'The first steps show what the organization already has, together with its working hours.',
    source: 'SHELL-D22',
    verifiedBy: ['dashboard/dashboard-shows-working-hours', 'dashboard/first-steps-follow-records'],
  },
  {
    id: 'dashboard-holidays',
    text: 'The working hours of today and of the week follow the holidays.',
    source: 'SHELL-D16, ADMIN-022',
    verifiedBy: ['dashboard/dashboard-hours-follow-holidays'],
  },
  {
    id: 'dashboard-holidays-and-weeks',
    text: 'Everyone sees the holidays of the current week and the next one; the last six weeks end with the current one, with its time and its working hours.',
    source: 'SHELL-D66, ADMIN-022',
    verifiedBy: ['dashboard/holidays-and-weeks-match'],
  },
  {
    id: 'dashboard-hours',
    text: 'Today counts from midnight and the week from Monday, in the user’s time zone.',
    source: 'SHELL-D17',
    verifiedBy: ['dashboard/week-starts-on-first-day', 'dashboard/getDashboard/total/*'],
  },
  {
    id: 'dashboard-own-right',
    text: 'Each tile with a right and each first step is shown by its right only; without any such right none is shown.',
    source: 'SHELL-D18',
    verifiedBy: ['dashboard/rights-show-single-tiles'],
  },
  {
    id: 'dashboard-today',
    text: 'Today on the Dashboard is the day in the user’s time zone.',
    source: 'SHELL-D17',
    verifiedBy: ['dashboard/today-uses-the-persons-zone'],
  },
  {
    id: 'dashboard-team',
    text: 'A team lead sees only for direct reports who is at work and which hours of the past days of the week are missing; projects that the lead may not see have no names there.',
    source: 'SHELL-D17',
    verifiedBy: ['dashboard/leads-see-their-team'],
  },
]);
