import type { PageEntry } from '../../support/pages.ts';
import type { SaveEntry } from '../../support/save.ts';

/** Its page, requested for all teams of last month: any failed call fails the page. */
export const pages: Readonly<Record<string, PageEntry>> = {
  '/_tenant/clockwork-analytics': {
    href: '/clockwork-analytics?filter.team=all&filter.period=lastWeek',
    reads: ['getClockWorkAnalyticsDefaults', 'getClockWorkAnalytics'],
    shows: /each person counted once/,
  },
};

/** It changes nothing. */
export const saves: readonly SaveEntry[] = [];
