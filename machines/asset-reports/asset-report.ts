import type { Schema } from '#openapi/client/index.ts';
import type { AnyReport } from '../lists/create-report.ts';
import type { ListSearch } from '../lists/list-search.ts';

export type StatusReportRow = Schema<'AssetStatusReportRow'>;
export type SummaryReportRow = Schema<'AssetSummaryReportRow'>;
export type PurchaseReportRow = Schema<'AssetPurchaseRow'>;
export type CullOutReportRow = Schema<'AssetCullOutRow'>;
export type AssetStatus = Schema<'AssetStatus'>;

/** A report of assets and the totals over all its pages. */
export interface AssetReport<Row> extends AnyReport {
  rows: readonly Row[];
  /** Total number of assets. */
  assetCount: number;
  /** Total cost, in rupees. */
  totalPrice: number;
}

export type PurchaseGroup = Schema<'AssetPurchaseGroup'>;

/** Purchases and their totals per group. */
export interface PurchaseReport extends AssetReport<PurchaseReportRow> {
  groups: readonly PurchaseGroup[];
}

/** The four reports, named like their pages. Source: ASSET-011. */
export const assetReports = ['status', 'purchase', 'summary', 'cullOut'] as const;
export type AssetReportName = (typeof assetReports)[number];

/** A report to export, filtered and sorted as displayed. */
export interface RequestedReport {
  report: AssetReportName;
  search: ListSearch;
}

/** The statuses in the order of the requirements. Source: ASSET-047. */
export const assetStatuses: readonly AssetStatus[] = [
  'Assigned',
  'InStore',
  'Repair',
  'Scrap',
  'Disposed',
];
