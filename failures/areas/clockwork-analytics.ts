import type { PageEntry } from '../support/pages.ts';
import type { SaveEntry } from '../support/save.ts';

/** Its page, asked for all teams of last month: each call that fails ends it. */
export const pages: Readonly<Record<string, PageEntry>> = {
  '/_tenant/clockwork-analytics': {
    href: '/clockwork-analytics?filter.team=all&filter.period=lastWeek',
    reads: ['getClockWorkAnalyticsDefaults', 'getClockWorkAnalytics'],
    shows: /In all, each person once/,
  },
};

/** It changes nothing. */
export const saves: readonly SaveEntry[] = [];
