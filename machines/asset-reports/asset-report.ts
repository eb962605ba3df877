import type { Schema } from '#openapi/client/index.ts';
import type { AnyReport } from '../lists/create-report.ts';
import type { ListSearch } from '../lists/list-search.ts';

export type StatusReportRow = Schema<'AssetStatusReportRow'>;
export type SummaryReportRow = Schema<'AssetSummaryReportRow'>;
export type PurchaseReportRow = Schema<'AssetPurchaseRow'>;
export type CullOutReportRow = Schema<'AssetCullOutRow'>;
export type AssetStatus = Schema<'AssetStatus'>;

/** A report of assets, and what all of its pages come to. */
export interface AssetReport<Row> extends AnyReport {
  rows: readonly Row[];
  /** How many assets it counts. */
  assetCount: number;
  /** Rupees that they have cost. */
  totalPrice: number;
}

export type PurchaseGroup = Schema<'AssetPurchaseGroup'>;

/** Purchases, and what they come to group by group. */
export interface PurchaseReport extends AssetReport<PurchaseReportRow> {
  groups: readonly PurchaseGroup[];
}

/** The four reports by the names of their pages. Source: ASSET-011. */
export const assetReports = ['status', 'purchase', 'summary', 'cullOut'] as const;
export type AssetReportName = (typeof assetReports)[number];

/** A report to be exported, filtered and ordered as it is shown. */
export interface RequestedReport {
  report: AssetReportName;
  search: ListSearch;
}

/** The statuses in the documents' order. Source: ASSET-047. */
export const assetStatuses: readonly AssetStatus[] = [
  'Assigned',
  'InStore',
  'Repair',
  'Scrap',
  'Disposed',
];
