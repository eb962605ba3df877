import { rules } from '../rule/types.ts';

/** What the documents ask of a server in reports over areas. */
export default rules([
  {
    id: 'reports-tag-inherits',
    text: 'The tag report has the hours of the projects with a tag, also of those that inherit it.',
    source: 'CLOCK-002',
    verifiedBy: ['reports/tag-report-adds-up'],
  },
  {
    id: 'reports-tag-once',
    text: 'A project with two tags counts for both, and once in the total.',
    source: 'the decisions on projects, tags and reports',
    verifiedBy: ['reports/tags-by-most-time'],
  },
  {
    id: 'reports-tag-order',
    text: 'Tags stand by most time, equal ones by their letters, and so do the projects of a tag; a project without time is left out, a tag is not.',
    source: 'CLOCK-002',
    verifiedBy: ['reports/tags-by-most-time'],
  },
  {
    id: 'reports-days-of-the-reader',
    text: 'Time belongs to the day on which it starts in the time zone of who reads.',
    source: 'CLOCK-002, and the decisions on ClockWork’s reports and the analytics',
    verifiedBy: ['reports/tags-by-most-time', 'reports/work-of-the-days'],
  },
  {
    id: 'reports-work-scopes',
    text: 'The work view has one’s own work, that of the team for its lead alone, and everybody’s for whoever has the right clockwork.centralizedClockwork (403).',
    source: 'PRIV-014, CLOCK-002, and the decisions on who is who',
    verifiedBy: ['reports/work-of-the-days'],
  },
  {
    id: 'reports-seen-projects',
    text: 'The tag report counts the projects alone that who reads it sees.',
    source: 'PRIV-047, and the decisions on ClockWork’s reports and the analytics',
    verifiedBy: ['reports/tags-by-most-time'],
  },
  {
    id: 'reports-work-of-the-active',
    text: 'The work view has active employees alone.',
    source: 'CLOCK-002',
    verifiedBy: ['reports/work-of-the-days'],
  },
]);
