import { normalizeName } from '../../core/normalize-name.ts';
import type { components } from '#openapi/generated/types.ts';
import type { AssetRecord } from '../../store/world/assets.ts';
import type { Directory } from './directory.ts';
import type { FoundAsset, SearchText } from './listed.ts';
import { addDays } from '../../common/clockwork/time.ts';
import { emptyId, statuses } from '../../common/assets/master-data.ts';

type Contract = components['schemas'];
type Search = Contract['AssetSearch'];

/** Default number of days within which a warranty ends soon. */
const soonInDays = 30;

/** The warranty status of an asset on a day. */
export function getWarranty(
  { warrantyEndDate }: Pick<AssetRecord, 'warrantyEndDate'>,
  today: string,
  days = soonInDays,
): Contract['AssetWarranty'] {
  if (warrantyEndDate < today) return 'Expired';
  return warrantyEndDate <= addDays(today, days) ? 'Expiring' : 'Valid';
}

/**
 * The assets that match all filters except status and search text. An empty list of ids does not
 * filter; employees, teams and unassigned form one combined filter.
 */
export function fittingAssets(
  assets: readonly FoundAsset[],
  search: Search,
  directory: Directory,
  today: string,
): FoundAsset[] {
  const { warranty, warrantyDays, isUnassigned } = search;
  const among = (ids: readonly string[] | undefined) => {
    const requested = new Set(ids);
    return (id: string | null) => requested.size === 0 || requested.has(id ?? emptyId);
  };
  const ofType = among(search.assetTypeIds);
  const ofCategory = among(search.assetCategoryIds);
  const ofVendor = among(search.vendorIds);
  const isAtLocation = among(search.assetLocationIds);
  const selected = among(search.assetIds);
  const assignees = new Set([...(search.employeeIds ?? []), ...(search.teamIds ?? [])]);
  const isAssigned = ({ employeeId, teamId, assignmentId }: FoundAsset) =>
    (assignees.size === 0 && !isUnassigned) ||
    (isUnassigned === true && assignmentId === null) ||
    assignees.has(employeeId ?? teamId ?? '');
  return assets.filter(
    (asset) =>
      ofType(asset.assetTypeId) &&
      ofCategory(directory.type(asset)?.assetCategoryId ?? null) &&
      ofVendor(asset.vendorId) &&
      isAtLocation(asset.assetLocationId) &&
      selected(asset.id) &&
      isAssigned(asset) &&
      (!warranty || getWarranty(asset, today, warrantyDays) === warranty),
  );
}

/**
 * The rows whose texts and numbers contain every search word; case is ignored. All rows have the
 * same fields.
 */
export function filterByTerms<Row extends object>(rows: readonly Row[], search: string): Row[] {
  const terms = splitTerms(search);
  const [first] = rows;
  if (terms.length === 0 || first === undefined) return [...rows];
  const shown = Object.keys(first).filter(
    (name): name is keyof Row & string => !/id$|^version$|^warranty$/i.test(name),
  );
  // One line for each column, so that a word never spans two.
  const getSearchText = (row: Row) =>
    shown.map((name) => normalizeName(String(row[name] ?? ''))).join('\n');
  return rows.filter((row) => {
    const searchText = getSearchText(row);
    return terms.every((word) => searchText.includes(word));
  });
}

const splitTerms = (search: string) => normalizeName(search).split(' ').filter(Boolean);

/**
 * The assets whose columns contain every search word; case is ignored. A name shared by many assets
 * is searched once.
 */
export function findAssets(
  assets: readonly FoundAsset[],
  search: string,
  searchText: readonly SearchText[],
): readonly FoundAsset[] {
  const tests = splitTerms(search).map((word) => {
    const others = searchText.map((each) => matchesTerm(each, word));
    return (asset: FoundAsset) =>
      asset.searchText.includes(word) || others.some((isMatch) => isMatch(asset));
  });
  return tests.length === 0 ? assets : assets.filter((asset) => tests.every((has) => has(asset)));
}

function matchesTerm({ key, text }: SearchText, word: string): (asset: FoundAsset) => boolean {
  const known = new Map<string, boolean>();
  return (asset) => {
    const at = key(asset);
    const isMatch = known.get(at) ?? normalizeName(text(asset)).includes(word);
    known.set(at, isMatch);
    return isMatch;
  };
}

/** The number of assets in each status. */
export const toStatusCounts = (
  count: (statusId: string) => number,
): Contract['AssetStatusCount'][] =>
  statuses.map(({ masterId, description }) => ({
    statusId: masterId,
    assetStatus: description,
    assetCount: count(masterId),
  }));

/** One page of the results; 20 rows by default. */
export function slicePage<Row>(
  rows: readonly Row[],
  { page = 1, pageSize = 20 }: { page?: number; pageSize?: number },
): Row[] {
  return rows.slice((page - 1) * pageSize, page * pageSize);
}
