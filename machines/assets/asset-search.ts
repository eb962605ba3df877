import type { Schema } from '#openapi/client/index.ts';
import {
  getFilter,
  getFilterIds,
  isId,
  toSearchData,
  type ListColumns,
  type ListSearch,
} from '../lists/list-search.ts';
import { searchName } from '../records/record-page.ts';
import { assetStatuses, statusIds } from './asset.ts';

/** How the warranty of an asset may stand. */
export const warranties = ['Valid', 'Expiring', 'Expired'] as const;
/** The name of the filter for assets that nobody has, and its one value. */
export const assigneeFilter = 'assignee';
export const nobody = 'nobody';
/** The column whose filter is a status. */
export const statusName = 'assetStatus';
export const warrantyName = 'warranty';
/** What its holder may have said of an asset, and the name of the filter for it. */
export const handoverName = 'handover';
export const handoverStates = ['Pending', 'Declined', 'Accepted'] as const;

/** Before the name of a property, in the address of the list and as the id of its column. */
export const propertyPrefix = 'property.';

/** The filters that hold ids, of which one has to fit; holders are one filter with "nobody has it". */
export const idFilters = [
  'assetTypeIds',
  'assetCategoryIds',
  'assetLocationIds',
  'vendorIds',
  'employeeIds',
  'teamIds',
  'assetIds',
] as const;
export type IdFilter = (typeof idFilters)[number];

/** What the address of the list names as filters, and no column of the server's is. */
const ownFilters: readonly string[] = [
  searchName,
  warrantyName,
  handoverName,
  assigneeFilter,
  ...idFilters,
];

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
  prefixes: [propertyPrefix],
  ofIds: idFilters,
};

/** The ids of a filter that can be some; an employee's may be any text. An old link still opens. */
function idsIn(search: ListSearch, name: IdFilter): string[] {
  const ids = getFilterIds(search, name).slice(0, 100);
  return name === 'employeeIds' ? ids.filter((id) => id.length <= 100) : ids.filter(isId);
}

/**
 * The search of the list as the contract takes it: words, warranty and "nobody has it" are asked for
 * by name, a status by its id (so that the others are counted, too), types, places and the like by their ids,
 * properties by their names, all other filters by column. Source: ASSET-146.
 */
export function toAssetSearch(search: ListSearch): Schema<'AssetSearch'> {
  const { columnFilters, ...page } = toSearchData(search);
  const searchText = getFilter(search, searchName);
  const warranty = warranties.find((each) => each === getFilter(search, warrantyName));
  const handover = handoverStates.find((each) => each === getFilter(search, handoverName));
  const status = assetStatuses.find((each) => each === getFilter(search, statusName));
  const apart = status ? [...ownFilters, statusName] : ownFilters;
  return {
    ...page,
    columnFilters: columnFilters.filter(
      ({ name }) => !apart.includes(name) && !name.startsWith(propertyPrefix),
    ),
    propertyFilters: columnFilters
      .filter(({ name }) => name.startsWith(propertyPrefix))
      .map(({ name, value }) => ({
        assetTypePropertyName: name.slice(propertyPrefix.length).slice(0, 250),
        value,
      })),
    ...(searchText !== '' && { search: searchText }),
    ...(warranty && { warranty }),
    ...(handover && { handoverStates: [handover] }),
    ...(status && { statusIds: [statusIds[status]] }),
    ...(getFilter(search, assigneeFilter) === nobody && { isUnassigned: true }),
    // An empty list of ids does not filter.
    ...Object.fromEntries(idFilters.map((name) => [name, idsIn(search, name)])),
  };
}
