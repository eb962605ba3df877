import type { PageEntry } from '../support/pages.ts';

/** Its page, and the call without which it cannot be. */
export const pages: Readonly<Record<string, PageEntry>> = {
  '/_tenant/myAssets': {
    href: '/myAssets',
    reads: ['listMyAssets'],
    shows: /Showing 1 - /,
  },
};
