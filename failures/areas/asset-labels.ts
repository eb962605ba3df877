import type { PageEntry } from '../support/pages.ts';
import type { SaveEntry } from '../support/save.ts';

/** Its page, and the call without which it cannot be. */
export const pages: Readonly<Record<string, PageEntry>> = {
  '/_tenant/assetManager/labels': {
    href: '/assetManager/labels',
    reads: ['listAssetLabels'],
    shows: /60 labels on/,
  },
};

/** Nothing is saved there. */
export const saves: readonly SaveEntry[] = [];
