import { rules } from '../rule/types.ts';

/** What the documents ask of a server of the Dashboard. */
export default rules([
  {
    id: 'dashboard-rights',
    text: 'Each tile is for those who hold its right, and the Dashboard for those who hold its own.',
    source: 'PRIV-003; decisions, "Screens"',
    verifiedBy: ['dashboard/tiles-follow-rights', 'dashboard/needs-its-right'],
  },
  {
    id: 'dashboard-employee',
    text: 'What is about an employee’s own is null for a user without an employee record.',
    source: 'decisions, "Screens"',
    verifiedBy: ['dashboard/needs-an-employee'],
  },
  {
    id: 'dashboard-numbers',
    text: 'The numbers are those that the areas themselves answer.',
    source: 'decisions, "Screens"',
    verifiedBy: ['dashboard/numbers-are-the-areas-own', 'dashboard/counts-what-is-mine'],
  },
  {
    id: 'dashboard-wanted',
    text: 'Tiles that are not wanted are not made.',
    source: 'decisions, "Screens"',
    verifiedBy: ['dashboard/tiles-that-are-wanted'],
  },
  {
    id: 'dashboard-first-steps',
    text: 'The first steps tell what there is, beside the working hours of the organization.',
    source: 'decisions, "Screens"',
    verifiedBy: ['dashboard/working-hours-and-first-steps', 'dashboard/the-first-step-is-done'],
  },
  {
    id: 'dashboard-hours',
    text: 'Today is counted from midnight and the week from Monday on, in the person’s own time zone.',
    source: 'decisions, "Screens"',
    verifiedBy: ['dashboard/the-week-begins-on-its-first-day', 'dashboard/getDashboard/total/*'],
  },
  {
    id: 'dashboard-own-right',
    text: 'Each tile that needs a right and each first step is shown by its own right alone; without any of them there is none.',
    source: 'decisions, "Screens"',
    verifiedBy: ['dashboard/each-tile-by-its-own-right'],
  },
  {
    id: 'dashboard-today',
    text: 'Today on the Dashboard is the person’s own day.',
    source: 'decisions, "Screens"',
    verifiedBy: ['dashboard/today-is-the-persons'],
  },
  {
    id: 'dashboard-team',
    text: 'A team lead sees of who reports to them, and of nobody else, who is at work and what hours of the week’s past days are missing; projects that the lead may not see have no names there.',
    source: 'decisions, "Dashboard"',
    verifiedBy: ['dashboard/a-lead-sees-the-team'],
  },
]);
