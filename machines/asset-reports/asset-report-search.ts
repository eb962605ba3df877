import type { Schema } from '#openapi/client/index.ts';
import {
  getFilter,
  toSearchData,
  type ListColumns,
  type ListSearch,
} from '../lists/list-search.ts';

/** The names of the category, of the summary's day and of how a report is put together in the address. */
export const categoryName = 'assetCategoryId';
export const snapShotName = 'snapShotDate';
export const groupingName = 'groupBy';

/** What the rows of the status report can be put together by; the first unless another is chosen. */
export const statusGroupings = ['category', 'type', 'status'] as const;
export type StatusGrouping = (typeof statusGroupings)[number];

/** What purchases can be added up by; the first unless another is chosen. */
export const purchaseGroupings = ['Category', 'Type', 'Vendor', 'Month'] as const;
export type PurchaseGrouping = (typeof purchaseGroupings)[number];

/** What the address says of it, where that can be. */
export const getPurchaseGrouping = (search: ListSearch): PurchaseGrouping =>
  purchaseGroupings.find((each) => each === getFilter(search, groupingName)) ??
  purchaseGroupings[0];

/** What the address of a report names as filters, and no column of the server's is. */
const purchaseFilters = [
  'fromDate',
  'toDate',
  categoryName,
  'assetTypeId',
  'vendorId',
  groupingName,
];
const cullOutFilters = [categoryName, 'year', 'teamId'];

/** What the address of the status report may say. */
export const statusReportFields: ListColumns = {
  sortable: [],
  filterable: [categoryName, groupingName],
};

/** What the address of the summary may say. */
export const summaryReportFields: ListColumns = {
  sortable: [],
  filterable: [snapShotName, categoryName],
};

/** What the address of the purchases may order and filter by. */
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

/** The same of the assets that are due to be culled. */
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

/** The category that is counted as the contract takes it; all where none is chosen. */
export const getCategory = (search: ListSearch): { assetCategoryId?: string } => {
  const assetCategoryId = given(search, categoryName);
  return assetCategoryId === null ? {} : { assetCategoryId };
};

/** The same with the day of the summary; today where none is chosen. */
export const getSnapShot = (
  search: ListSearch,
): { assetCategoryId?: string; snapShotDate?: string } => {
  const snapShotDate = given(search, snapShotName);
  return { ...getCategory(search), ...(snapShotDate !== null && { snapShotDate }) };
};

/** The purchases that are asked for as the contract takes them. Source: ASSET-146. */
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

/** The assets to be culled that are asked for. Source: ASSET-169. */
export const toCullOutFilter = (search: ListSearch): Schema<'AssetCullOutFilter'> => {
  const year = Number(given(search, 'year') ?? Number.NaN);
  return {
    ...toSearchData(search),
    columnFilters: [],
    assetCategoryId: given(search, categoryName),
    // What is no year does not filter, as what is no page.
    year: Number.isInteger(year) ? year : null,
    teamId: given(search, 'teamId'),
  };
};
