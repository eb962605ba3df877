/** Whether the stored rows of a year still match its assets. */
import type { Group, Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { AssetRecord, AssetType, DepreciationRun } from '../../store/world/assets.ts';
import { toRow, rowsOfRun, values } from './depreciation-run.ts';
import { isInYear, type AssessmentYear } from './depreciation.ts';

/** The properties of an asset that affect its depreciation, or that a row shows. */
type ValuedAsset = Pick<
  AssetRecord,
  'id' | 'assetCode' | 'name' | 'assetTypeId' | 'dateOfPurchase' | 'price' | 'disposedOn'
>;

/** Counts the assets that no longer match a year's last run. */
type Matching = (year: AssessmentYear, run: DepreciationRun | undefined) => Promise<Count>;

/** Null when there is nothing to compare: the year was not run, or has not ended. */
type Count = number | null;

/**
 * Compares runs with the current assets. An asset that was deleted since the run counts as
 * matching. The assets are loaded only with the first year whose fingerprint has changed.
 */
export function createMatching(db: Scope<World>): Matching {
  let sums: Promise<WorthSums> | undefined;
  let read: Promise<Present> | undefined;
  return async (year, run) => {
    if (!run || run.isProvisional) return null;
    sums ??= readWorthSums(db);
    if (sumFingerprints(await sums, year) === run.fingerprint) return 0;
    read ??= readPresent(db);
    return countMismatches(db, year, await read);
  };
}

type Month = Group<string | null | undefined>;

/** The sums of the hashes by the month in which assets were bought or disposed. */
interface WorthSums {
  bought: readonly Month[];
  disposed: readonly Month[];
  disposals: readonly Month[];
}

async function readWorthSums(db: Scope<World>): Promise<WorthSums> {
  const where = { disposedMonth: { from: '' } };
  const [bought, disposed, disposals] = await Promise.all([
    db.groups('assets', { by: 'purchaseMonth', sum: 'worthHash' }),
    db.groups('assets', { where, by: 'disposedMonth', sum: 'worthHash' }),
    db.groups('assets', { where, by: 'disposedMonth', sum: 'disposalHash' }),
  ]);
  return { bought, disposed, disposals };
}

/** The sum of the fingerprints of all assets in a year, which starts with a month. */
function sumFingerprints(
  { bought, disposed, disposals }: WorthSums,
  { start, next }: AssessmentYear,
): number {
  const sumMonths = (months: readonly Month[], from: string) =>
    months
      .filter(({ value }) => value != null && value >= from && value < next.slice(0, 7))
      .reduce((total, { sum }) => total + sum, 0);
  return sumMonths(bought, '') - sumMonths(disposed, '') + sumMonths(disposals, start.slice(0, 7));
}

interface Present {
  assets: readonly Readonly<ValuedAsset>[];
  types: ReadonlyMap<string, AssetType>;
}

async function readPresent(db: Scope<World>): Promise<Present> {
  const [assets, types] = await Promise.all([db.query('assets'), db.query('assetTypes')]);
  return { assets, types: new Map(types.map((type) => [type.id, type])) };
}

async function countMismatches(
  db: Scope<World>,
  year: AssessmentYear,
  { assets, types }: Present,
): Promise<number> {
  const rows = new Map((await rowsOfRun(db, year))?.map((row) => [row.assetId, row]));
  const there = new Set(assets.map(({ id }) => id));
  let count = [...rows.values()].filter(
    // An asset that no longer belongs to the year.
    ({ assetId, isDeleted }) => !isDeleted && there.has(assetId),
  ).length;
  for (const asset of assets) {
    if (!isInYear(asset, year)) continue;
    const row = rows.get(asset.id);
    if (!row || row.isDeleted) {
      count += 1;
      continue;
    }
    const now = toRow(asset, types.get(asset.assetTypeId), year);
    if (values.every((name) => now[name] === row[name])) count -= 1;
  }
  return count;
}
