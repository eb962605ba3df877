import { rules } from '../rule/types.ts';

/** Requirements for a server: reports across areas. */
export default rules([
  {
    id: 'reports-tag-inherits',
    text: 'The tag report contains the hours of the projects with a tag, including those that inherit it.',
    source: 'CLOCK-002',
    verifiedBy: ['reports/tag-report-adds-up'],
  },
  {
    id: 'reports-tag-once',
    text: 'A project with two tags counts for both, and once in the total.',
    source: 'PROJ-D10',
    verifiedBy: ['reports/tags-are-sorted-by-time'],
  },
  {
    id: 'reports-tag-order',
    text: 'Tags are sorted by most time, equal ones alphabetically, and so are the projects of a tag; a project without time is omitted, a tag is not.',
    source: 'CLOCK-002',
    verifiedBy: ['reports/tags-are-sorted-by-time'],
  },
  {
    id: 'reports-days-of-the-reader',
    text: 'Time belongs to the day on which it starts in the reader’s time zone.',
    source: 'CLOCK-002, CLOCK-D01',
    verifiedBy: ['reports/tags-are-sorted-by-time', 'reports/work-view-follows-rights'],
  },
  {
    id: 'reports-work-scopes',
    text: 'The work view shows the reader’s own work, that of the team only to its lead, and that of everyone to people with the right clockwork.centralizedClockwork (403).',
    source: 'PRIV-014, CLOCK-002, CLOCK-D25',
    verifiedBy: ['reports/work-view-follows-rights'],
  },
  {
    id: 'reports-seen-projects',
    text: 'The tag report counts only projects that its reader sees.',
    source: 'PRIV-047, SHELL-D17',
    verifiedBy: ['reports/tags-are-sorted-by-time'],
  },
  {
    id: 'reports-tag-pages',
    text: 'The tag report is paged and sorted; its totals and its file cover all pages.',
    source: 'PROJ-D80',
    verifiedBy: ['reports/tag-report-is-paged'],
  },
  {
    id: 'reports-tag-periods',
    text: 'The weeks and months of the tag report add up to the same time as its projects; an entry across a border counts in both, with its part.',
    source: 'PROJ-D80',
    verifiedBy: ['reports/tag-report-periods-add-up'],
  },
  {
    id: 'reports-tag-people',
    text: 'The tag report by employee includes people who have left, marked as such.',
    source: 'PROJ-D81, PEOPL-D04',
    verifiedBy: ['reports/tag-report-names-people'],
  },
  {
    id: 'reports-tag-filters',
    text: 'The tag report counts only the time of the requested employees and projects, and the tags of the requested teams.',
    source: 'PROJ-D80',
    verifiedBy: ['reports/tag-report-names-people'],
  },
  {
    id: 'reports-work-items',
    text: 'The work view finds the tasks and impediments of the projects that its reader sees, by filters that all match; `me` is the reader.',
    source: 'PROJ-D22, PROJ-D23',
    verifiedBy: ['reports/work-items-are-grouped'],
  },
  {
    id: 'reports-work-groups',
    text: 'Each group of the work view counts all of its items; pages run through the groups, or show the first items of each.',
    source: 'PROJ-D26',
    verifiedBy: ['reports/work-items-are-grouped'],
  },
  {
    id: 'reports-work-of-the-active',
    text: 'The work view contains only active employees.',
    source: 'CLOCK-002',
    verifiedBy: ['reports/work-view-follows-rights'],
  },
]);
