import type { PageEntry } from '../../support/pages.ts';
import type { SaveEntry } from '../../support/save.ts';

/** Its page and its required call. */
export const pages: Readonly<Record<string, PageEntry>> = {
  '/_tenant/assetManager/labels': {
    href: '/assetManager/labels',
    reads: ['listAssetLabels'],
    shows: /60 labels on/,
  },
};

/** The page saves nothing. */
export const saves: readonly SaveEntry[] = [];
