import type { PageEntry } from '../../support/pages.ts';
import type { SaveEntry } from '../../support/save.ts';

/** Its pages and their required calls. */
export const pages: Readonly<Record<string, PageEntry>> = {
  '/_tenant/centralClockWork/': {
    href: '/centralClockWork',
    reads: ['getCentralTimers', 'listCentralMembers'],
    doesWithout: ['streamCentralClockWork'],
    shows: /Running now.*Showing 1 - /,
  },
  '/_tenant/centralClockWork/$employeeId': {
    href: '/centralClockWork/employee-ben',
    reads: ['getCentralMemberDay'],
    isOfRecord: true,
    shows: /Times are in the member/,
    // The name, which is the heading, is not known yet.
    heading: 'Member’s day',
  },
};

/** The page is read-only. */
export const saves: readonly SaveEntry[] = [];
