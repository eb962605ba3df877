import type { Schema } from '#openapi/client/index.ts';
import { filterOf, searchDataOf, type ListColumns, type ListSearch } from '../lists/list-search.ts';

/** What the address of a report names as filters, and no column of the server's is. */
const purchaseFilters = ['fromDate', 'toDate', 'assetCategoryId', 'assetTypeId', 'vendorId'];
const cullOutFilters = ['assetCategoryId', 'year', 'teamId'];

/** The name of the day of the summary in the address. */
export const snapShotName = 'snapShotDate';

/** What the address of the summary may say. */
export const summaryReportFields: ListColumns = { sortable: [], filterable: [snapShotName] };

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

const given = (search: ListSearch, name: string): string | null => filterOf(search, name) || null;

/** The day of the summary as the contract takes it; today where none is chosen. */
export const snapShotOf = (search: ListSearch): { snapShotDate?: string } => {
  const snapShotDate = given(search, snapShotName);
  return snapShotDate === null ? {} : { snapShotDate };
};

/** The purchases that are asked for as the contract takes them. Source: document 3, section 7. */
export const purchaseFilterOf = (search: ListSearch): Schema<'AssetPurchaseFilter'> => ({
  ...searchDataOf(search),
  columnFilters: [],
  fromDate: given(search, 'fromDate'),
  toDate: given(search, 'toDate'),
  assetCategoryId: given(search, 'assetCategoryId'),
  assetTypeId: given(search, 'assetTypeId'),
  vendorId: given(search, 'vendorId'),
});

/** The assets to be culled that are asked for. Source: document 3, section 7. */
export const cullOutFilterOf = (search: ListSearch): Schema<'AssetCullOutFilter'> => {
  const year = Number(given(search, 'year') ?? Number.NaN);
  return {
    ...searchDataOf(search),
    columnFilters: [],
    assetCategoryId: given(search, 'assetCategoryId'),
    // What is no year does not filter, as what is no page.
    year: Number.isInteger(year) ? year : null,
    teamId: given(search, 'teamId'),
  };
};
