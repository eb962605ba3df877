import type { PageEntry } from '../../support/pages.ts';
import type { SaveEntry } from '../../support/save.ts';

/** Its page and its required call. */
export const pages: Readonly<Record<string, PageEntry>> = {
  '/_tenant/project-analytics': {
    href: '/project-analytics',
    reads: ['getProjectAnalytics'],
    shows: /40 projects/,
  },
};

/** The page is read-only. */
export const saves: readonly SaveEntry[] = [];
