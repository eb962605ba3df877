import type { components } from '#openapi/generated/types.ts';
import type { AssetRecord } from '../../store/world/assets.ts';
import type { Directory } from './directory.ts';
import { addDays } from '../../common/clockwork/time.ts';
import { emptyId, statuses } from '../../common/assets/master-data.ts';

type Contract = components['schemas'];
type Search = Contract['AssetSearch'];

/** Days within which a warranty ends soon, where nobody says. */
const soonInDays = 30;

/** Whether the list is asked for as it opens: all of it, in its own order. */
export const isPlain = ({ page: _page, pageSize: _size, sort, columnFilters, ...more }: Search) =>
  sort === null &&
  columnFilters.length === 0 &&
  Object.values(more).every((each) => (Array.isArray(each) ? each.length === 0 : !each));

/** How the warranty of an asset stands on a day. */
export function warrantyOf(
  { warrantyEndDate }: Pick<AssetRecord, 'warrantyEndDate'>,
  today: string,
  days = soonInDays,
): Contract['AssetWarranty'] {
  if (warrantyEndDate < today) return 'Expired';
  return warrantyEndDate <= addDays(today, days) ? 'Expiring' : 'Valid';
}

/**
 * The assets that fit all that is asked for but their status and words. An empty list of ids does
 * not filter; employees, teams and nobody are one filter together.
 */
export function fittingAssets(
  assets: readonly AssetRecord[],
  search: Search,
  directory: Directory,
  today: string,
): AssetRecord[] {
  const { warranty, warrantyDays, isUnassigned } = search;
  const among = (ids: readonly string[] | undefined) => {
    const wanted = new Set(ids);
    return (id: string | null) => wanted.size === 0 || wanted.has(id ?? emptyId);
  };
  const ofType = among(search.assetTypeIds);
  const ofCategory = among(search.assetCategoryIds);
  const ofVendor = among(search.vendorIds);
  const inPlace = among(search.assetLocationIds);
  const chosen = among(search.assetIds);
  const holders = new Set([...(search.employeeIds ?? []), ...(search.teamIds ?? [])]);
  const isHeld = ({ employeeId, teamId, assignmentId }: AssetRecord) =>
    (holders.size === 0 && !isUnassigned) ||
    (isUnassigned === true && assignmentId === null) ||
    holders.has(employeeId ?? teamId ?? '');
  return assets.filter(
    (asset) =>
      ofType(asset.assetTypeId) &&
      ofCategory(directory.type(asset)?.assetCategoryId ?? null) &&
      ofVendor(asset.vendorId) &&
      inPlace(asset.assetLocationId) &&
      chosen(asset.id) &&
      isHeld(asset) &&
      (!warranty || warrantyOf(asset, today, warrantyDays) === warranty),
  );
}

/** The rows, which have the same fields, in whose texts and numbers every word is found, whatever its case. */
export function withWords<Row extends object>(rows: readonly Row[], search: string): Row[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const [first] = rows;
  if (words.length === 0 || first === undefined) return [...rows];
  const shown = Object.keys(first).filter(
    (name): name is keyof Row & string => !/id$|^version$|^warranty$/i.test(name),
  );
  const hasWord = (row: Row) => (word: string) =>
    shown.some((name) =>
      String(row[name] ?? '')
        .toLowerCase()
        .includes(word),
    );
  return rows.filter((row) => words.every(hasWord(row)));
}

/** How many there are of each status. */
export const countsOf = (count: (statusId: string) => number): Contract['AssetStatusCount'][] =>
  statuses.map(({ masterId, description }) => ({
    statusId: masterId,
    assetStatus: description,
    assetCount: count(masterId),
  }));

/** The rows of a status. */
export const countWhere = (rows: readonly Contract['AssetListRow'][], statusId: string): number =>
  rows.filter((row) => row.assetStatusTypeId === statusId).length;

/** One page of what is found; 20 on a page, where nobody says. */
export function cutOf<Row>(
  rows: readonly Row[],
  { page = 1, pageSize = 20 }: { page?: number; pageSize?: number },
): Row[] {
  return rows.slice((page - 1) * pageSize, page * pageSize);
}
