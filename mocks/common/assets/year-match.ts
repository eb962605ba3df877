/** Whether the stored rows of a year still match its assets. */
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { AssetRecord, AssetType, DepreciationRun } from '../../store/world/assets.ts';
import { toRow, rowsOfRun, values } from './depreciation-run.ts';
import { getFingerprint } from './depreciation-fingerprint.ts';
import { isInYear, type AssessmentYear } from './depreciation.ts';

/** The properties of an asset that affect its depreciation, or that a row shows. */
type ValuedAsset = Pick<
  AssetRecord,
  | 'id'
  | 'codeKey'
  | 'assetCode'
  | 'name'
  | 'assetTypeId'
  | 'dateOfPurchase'
  | 'price'
  | 'disposedOn'
>;

/** Counts the assets that no longer match a year's last run. */
type Matching = (year: AssessmentYear, run: DepreciationRun | undefined) => Promise<Count>;

/** Null when there is nothing to compare: the year was not run, or has not ended. */
type Count = number | null;

/**
 * Compares runs with the current assets. An asset that was deleted since the run counts as
 * matching. The assets are loaded with the first year that needs them.
 */
export function createMatching(db: Scope<World>): Matching {
  let read: Promise<Present> | undefined;
  return async (year, run) => {
    if (!run || run.isProvisional) return null;
    read ??= readPresent(db);
    const present = await read;
    const fingerprint = present.assets.reduce(
      (sum, asset) => sum + getFingerprint(asset, present.getUsefulLife(asset.assetTypeId), year),
      0,
    );
    return fingerprint === run.fingerprint ? 0 : countMismatches(db, year, present);
  };
}

interface Present {
  assets: readonly Readonly<ValuedAsset>[];
  types: ReadonlyMap<string, AssetType>;
  getUsefulLife: (assetTypeId: string) => number;
}

async function readPresent(db: Scope<World>): Promise<Present> {
  const [assets, all] = await Promise.all([
    db.query('assets', { order: { by: 'codeKey' } }),
    db.query('assetTypes'),
  ]);
  const types = new Map(all.map((type) => [type.id, type]));
  return { assets, types, getUsefulLife: (id) => types.get(id)?.usefulLifeInYears ?? 1 };
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
