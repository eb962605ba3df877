import type { PageEntry } from '../../support/pages.ts';
import type { SaveEntry } from '../../support/save.ts';

/** Its pages and their required calls. */
export const pages: Readonly<Record<string, PageEntry>> = {
  '/_tenant/assetStatusReport': {
    href: '/assetStatusReport',
    reads: ['getAssetStatusReport'],
    doesWithout: ['getAssetReportDefaults'],
    shows: /Assets by status/,
  },
  '/_tenant/assetSummaryReport': {
    href: '/assetSummaryReport',
    reads: ['getAssetSummaryReport'],
    doesWithout: ['getAssetReportDefaults'],
    shows: /Assets by type/,
  },
  '/_tenant/assetPurchaseReport': {
    href: '/assetPurchaseReport',
    reads: ['getAssetPurchaseReport'],
    doesWithout: ['getAssetReportDefaults'],
    shows: /Showing 1 - /,
  },
  '/_tenant/assetCullOutReport': {
    href: '/assetCullOutReport',
    reads: ['getAssetCullOutReport'],
    doesWithout: ['getAssetCullOutDefaults'],
    shows: /Showing 1 - /,
  },
};

/** A report changes nothing. */
export const saves: readonly SaveEntry[] = [];
