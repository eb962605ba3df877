import type { Schema } from '#openapi/client/index.ts';
import { filterOf, searchDataOf, type ListColumns, type ListSearch } from '../lists/list-search.ts';
import { searchName } from '../records/record-page.ts';
import { assetStatuses, statusIds } from './asset.ts';

/** How the warranty of an asset may stand. */
export const warranties = ['Valid', 'Expiring', 'Expired'] as const;
/** The name of the filter for assets that nobody has, and its one value. */
export const holderName = 'holder';
export const nobody = 'nobody';
/** The column whose filter is a status. */
export const statusName = 'assetStatus';
const warrantyName = 'warranty';

/** What the address of the list names as filters, and no column of the server's is. */
const ownFilters: readonly string[] = [searchName, warrantyName, holderName];

const columns = [
  'assetCode',
  'name',
  'assetType',
  'assetCategory',
  'assetStatus',
  'employeeName',
  'teamName',
  'assetLocationName',
  'serialNumber',
  'vendorName',
  'invoiceNumber',
  'price',
  'dateOfPurchaseAsString',
  'warrantyEndDateAsString',
] as const;

/** What the address of the list may order and filter by. The columns are decided, not documented. */
export const assetColumns: ListColumns = {
  sortable: columns,
  filterable: [...columns, ...ownFilters],
};

/**
 * The search of the list as the contract takes it: words, warranty and "nobody has it" are asked for
 * by name, a status by its id (so that the others are counted, too), all other filters by column. Source: document 3, section 7 (POST /assets).
 */
export function assetSearchOf(search: ListSearch): Schema<'AssetSearch'> {
  const { columnFilters, ...page } = searchDataOf(search);
  const words = filterOf(search, searchName);
  const warranty = warranties.find((each) => each === filterOf(search, warrantyName));
  const status = assetStatuses.find((each) => each === filterOf(search, statusName));
  const apart = status ? [...ownFilters, statusName] : ownFilters;
  return {
    ...page,
    columnFilters: columnFilters.filter(({ name }) => !apart.includes(name)),
    ...(words !== '' && { search: words }),
    ...(warranty && { warranty }),
    ...(status && { statusIds: [statusIds[status]] }),
    ...(filterOf(search, holderName) === nobody && { isUnassigned: true }),
  };
}
