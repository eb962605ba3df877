import type { Schema } from '#openapi/client/index.ts';
import {
  getFilter,
  getFilterIds,
  isId,
  toSearchData,
  type ListColumns,
  type ListSearch,
} from '../../lists/list-search.ts';
import { searchName } from '../../records/record-page.ts';
import { assetStatuses, statusIds } from '../asset.ts';

/** The warranty states of an asset. */
export const warranties = ['Valid', 'Expiring', 'Expired'] as const;
/** The name of the filter for unassigned assets and its only value. */
export const assigneeFilter = 'assignee';
export const nobody = 'nobody';
/** The column that is filtered by a status. */
export const statusName = 'assetStatus';
export const warrantyName = 'warranty';
/** The name of the filter for an assignee's response to a handover, and its values. */
export const handoverName = 'handover';
export const handoverStates = ['Pending', 'Declined', 'Accepted'] as const;

/** Prefix of a property's name in the address of the list and in its column id. */
export const propertyPrefix = 'property.';

/** The filters that hold ids and match any of them; assignees and "unassigned" form one filter. */
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

/** Filters in the address of the list that are not columns of the server. */
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

/**
 * The columns by which the address of the list may sort and filter. They are a decision, not documented.
 */
export const assetColumns: ListColumns = {
  sortable: columns,
  filterable: [...columns, ...ownFilters],
  prefixes: [propertyPrefix],
  ofIds: idFilters,
};

/** The valid ids of a filter; an employee's id may be any text. Old links still work. */
function idsIn(search: ListSearch, name: IdFilter): string[] {
  const ids = getFilterIds(search, name).slice(0, 100);
  return name === 'employeeIds' ? ids.filter((id) => id.length <= 100) : ids.filter(isId);
}

/**
 * Converts the search of the list to the contract's format: text, warranty and "unassigned" are
 * named fields, a status is sent by id (so that the others are counted, too), types, locations etc.
 * by their ids, properties by their names, all other filters by column. Source: ASSET-146.
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
