import type { PageEntry } from '../../support/pages.ts';
import type { SaveEntry } from '../../support/save.ts';

/** Three weeks of the user's own time: they contain working days whatever the current date is. */
const threeWeeks = async () => {
  const from = new Date(Date.now() - 21 * 86_400_000).toISOString().slice(0, 10);
  return `/timeReport?filter.fromDate=${from}`;
};

/** Its page and its required call. */
export const pages: Readonly<Record<string, PageEntry>> = {
  '/_tenant/timeReport': {
    href: threeWeeks,
    reads: ['getTimeReport'],
    doesWithout: ['getTimeReportProjects', 'getTimeReportEmployees'],
    shows: /Showing 1 - /,
  },
};

/** A report changes nothing. */
export const saves: readonly SaveEntry[] = [];
