import type { PageEntry } from '../../support/pages.ts';
import type { SaveEntry } from '../../support/save.ts';

/** Its page, requested for a day that is in the past in any time zone: two days ago in UTC. */
const twoDaysAgo = async () => {
  const day = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
  return `/user-Logins?filter.date=${day}`;
};

export const pages: Readonly<Record<string, PageEntry>> = {
  '/_tenant/user-Logins': {
    href: twoDaysAgo,
    reads: ['getUserLoginAnalytics'],
    shows: /Logged In\s*\d/,
  },
};

/** It changes nothing. */
export const saves: readonly SaveEntry[] = [];
