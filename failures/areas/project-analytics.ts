import type { PageEntry } from '../support/pages.ts';
import type { SaveEntry } from '../support/save.ts';

/** Its page, and the call without which it cannot be. */
export const pages: Readonly<Record<string, PageEntry>> = {
  '/_tenant/project-analytics': {
    href: '/project-analytics',
    reads: ['getProjectAnalytics'],
    shows: /40 projects/,
  },
};

/** It is read alone. */
export const saves: readonly SaveEntry[] = [];
