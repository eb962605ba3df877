import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { AssetType, DepreciationRow, DepreciationRun } from '../../store/world/assets.ts';
import { depreciationIn, isInYear, sumOf, type AssessmentYear } from './depreciation.ts';
import { byText } from './find.ts';

/** Who runs a year, and when. */
interface Run {
  year: AssessmentYear;
  runByName: string;
  /** Instant. */
  runOn: string;
}

/** Computes the rows of a year and keeps them in place of those of an earlier run. */
export async function runYear(
  db: Scope<World>,
  { year, runByName, runOn }: Run,
): Promise<DepreciationRun> {
  const types = new Map((await db.query('assetTypes')).map((type) => [type.id, type]));
  const rows = (await db.query('assets'))
    .filter((asset) => isInYear(asset, year))
    .map((asset) => rowOf(asset, types.get(asset.assetTypeId), year))
    .toSorted((a, b) => byText(a.assetCode, b.assetCode));
  const run = { id: year.id, runOn, runByName, assetCount: rows.length, ...sumOf(rows) };
  await db.put('assetDepreciationRuns', run);
  await db.put('assetDepreciationRows', { id: year.id, rows });
  return run;
}

function rowOf(
  asset: World['assets'],
  type: AssetType | undefined,
  year: AssessmentYear,
): DepreciationRow {
  const usefulLifeInYears = type?.usefulLifeInYears ?? 1;
  return {
    assetId: asset.id,
    assetCode: asset.assetCode,
    name: asset.name,
    assetType: type?.name ?? '',
    dateOfPurchase: asset.dateOfPurchase,
    price: asset.price,
    usefulLifeInYears,
    ...depreciationIn(asset, usefulLifeInYears, year),
  };
}
