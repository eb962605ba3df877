import type { PageEntry } from '../support/pages.ts';
import type { SaveEntry } from '../support/save.ts';

/** Its page, and the call without which it cannot be. */
export const pages: Readonly<Record<string, PageEntry>> = {
  '/_tenant/timeReport': {
    href: '/timeReport?filter.period=lastMonth',
    reads: ['getTimeReport'],
    doesWithout: ['getTimeReportProjects', 'getTimeReportEmployees'],
    shows: /Showing 1 - /,
  },
};

/** A report changes nothing. */
export const saves: readonly SaveEntry[] = [];
