import type { PageEntry } from '../support/pages.ts';
import type { SaveEntry } from '../support/save.ts';

/** Its page, and the call without which it cannot be. */
export const pages: Readonly<Record<string, PageEntry>> = {
  '/_tenant/myAssets': {
    href: '/myAssets',
    reads: ['listMyAssets'],
    shows: /Showing 1 - /,
  },
};

/** Nothing is saved there. */
export const saves: readonly SaveEntry[] = [];
