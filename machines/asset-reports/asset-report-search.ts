import type { Schema } from '#openapi/client/index.ts';
import {
  getFilter,
  toSearchData,
  type ListColumns,
  type ListSearch,
} from '../lists/list-search.ts';

/** The address parameters of the category, of the summary's day and of the grouping of a report. */
export const categoryName = 'assetCategoryId';
export const snapShotName = 'snapShotDate';
export const groupingName = 'groupBy';

/** The groupings of the status report; the first is the default. */
export const statusGroupings = ['category', 'type', 'status'] as const;
export type StatusGrouping = (typeof statusGroupings)[number];

/** The groupings of purchases; the first is the default. */
export const purchaseGroupings = ['Category', 'Type', 'Vendor', 'Month'] as const;
export type PurchaseGrouping = (typeof purchaseGroupings)[number];

/** The grouping in the address; the default if it is missing or invalid. */
export const getPurchaseGrouping = (search: ListSearch): PurchaseGrouping =>
  purchaseGroupings.find((each) => each === getFilter(search, groupingName)) ??
  purchaseGroupings[0];

/** Filters in a report's address that are not columns of the server. */
const purchaseFilters = [
  'fromDate',
  'toDate',
  categoryName,
  'assetTypeId',
  'vendorId',
  groupingName,
];
const cullOutFilters = [categoryName, 'year', 'teamId'];

/** The parameters allowed in the address of the status report. */
export const statusReportFields: ListColumns = {
  sortable: [],
  filterable: [categoryName, groupingName],
};

/** The parameters allowed in the address of the summary. */
export const summaryReportFields: ListColumns = {
  sortable: [],
  filterable: [snapShotName, categoryName],
};

/** The columns by which the address of the purchases may sort and filter. */
export const purchaseReportFields: ListColumns = {
  sortable: [
    'assetCode',
    'name',
    'assetType',
    'assetCategory',
    'assetStatus',
    'vendorName',
    'invoiceNumber',
    'serialNumber',
    'dateOfPurchaseAsString',
    'price',
    'warrantyEndDateAsString',
  ],
  filterable: purchaseFilters,
};

/** The columns by which the address of the cull-out report may sort and filter. */
export const cullOutReportFields: ListColumns = {
  sortable: [
    'assetCode',
    'name',
    'assetType',
    'assetCategory',
    'assetStatus',
    'employeeName',
    'teamName',
    'dateOfPurchaseAsString',
    'warrantyEndDateAsString',
    'ageInYears',
    'price',
  ],
  filterable: cullOutFilters,
};

const given = (search: ListSearch, name: string): string | null => getFilter(search, name) || null;

/** Converts the selected category to the contract's format; all categories if none is selected. */
export const getCategory = (search: ListSearch): { assetCategoryId?: string } => {
  const assetCategoryId = given(search, categoryName);
  return assetCategoryId === null ? {} : { assetCategoryId };
};

/** Converts the category and the day of the summary; today if no day is selected. */
export const getSnapShot = (
  search: ListSearch,
): { assetCategoryId?: string; snapShotDate?: string } => {
  const snapShotDate = given(search, snapShotName);
  return { ...getCategory(search), ...(snapShotDate !== null && { snapShotDate }) };
};

/** Converts the requested purchases to the contract's filter. Source: ASSET-146. */
export const toPurchaseFilter = (search: ListSearch): Schema<'AssetPurchaseFilter'> => ({
  ...toSearchData(search),
  columnFilters: [],
  fromDate: given(search, 'fromDate'),
  toDate: given(search, 'toDate'),
  assetCategoryId: given(search, categoryName),
  assetTypeId: given(search, 'assetTypeId'),
  vendorId: given(search, 'vendorId'),
  groupBy: getPurchaseGrouping(search),
});

/** Converts the requested assets to be culled to the contract's filter. Source: ASSET-169. */
export const toCullOutFilter = (search: ListSearch): Schema<'AssetCullOutFilter'> => {
  const year = Number(given(search, 'year') ?? Number.NaN);
  return {
    ...toSearchData(search),
    columnFilters: [],
    assetCategoryId: given(search, categoryName),
    // An invalid year does not filter, like an invalid page number.
    year: Number.isInteger(year) ? year : null,
    teamId: given(search, 'teamId'),
  };
};
