import type { PageEntry } from '../../support/pages.ts';
import type { SaveEntry } from '../../support/save.ts';

/** Two months: the demo data have time with tags in them, whatever the current date is. */
const twoMonths = async () => {
  const from = new Date(Date.now() - 60 * 86_400_000).toISOString().slice(0, 10);
  return `/tagReport?filter.fromDate=${from}`;
};

/** Its page and its required call. */
export const pages: Readonly<Record<string, PageEntry>> = {
  '/_tenant/tagReport': {
    href: twoMonths,
    reads: ['getTagReport'],
    doesWithout: ['getTagReportFilters'],
    shows: /Showing 1 - /,
  },
};

/** A report changes nothing. */
export const saves: readonly SaveEntry[] = [];
