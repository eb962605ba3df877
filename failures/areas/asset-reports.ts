import type { PageEntry } from '../support/pages.ts';
import type { SaveEntry } from '../support/save.ts';

/** Its pages, and the calls without which they cannot be. */
export const pages: Readonly<Record<string, PageEntry>> = {
  '/_tenant/assetStatusReport': {
    href: '/assetStatusReport',
    reads: ['getAssetStatusReport'],
    shows: /Assets by status/,
  },
};

/** A report changes nothing. */
export const saves: readonly SaveEntry[] = [];
