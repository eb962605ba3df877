/** Whether the stored rows of a year still match its assets. */
import type { Group, Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type {
  AssetRecord,
  AssetType,
  DepreciationRun,
  StoredRows,
} from '../../store/world/assets.ts';
import { toRow, values } from './depreciation-run.ts';
import { isInYear, type AssessmentYear } from './depreciation.ts';

/** A year and its last run. */
export interface YearRun {
  year: AssessmentYear;
  run: DepreciationRun | undefined;
}

/**
 * Counts the assets that no longer match the last run of each year, by the year's id; a year has no
 * count when there is nothing to compare: it was not run, or has not ended. An asset that was
 * deleted since the run counts as matching. The sums of hashes show which years have changed, and
 * on which days their assets were bought, so that only these assets are read.
 */
export async function countMismatches(
  db: Scope<World>,
  years: readonly YearRun[],
): Promise<ReadonlyMap<string, number>> {
  const closed = years.filter(({ run }) => run !== undefined && !run.isProvisional);
  const counts = new Map(closed.map(({ year }) => [year.id, 0]));
  const end = closed
    .map(({ year }) => year.next.slice(0, 7))
    .toSorted()
    .at(-1);
  if (end === undefined) return counts;
  const sums = await readWorthSums(db, end);
  const changed = closed
    .filter(({ year, run }) => sumFingerprints(sums, year) !== run?.fingerprint)
    .map(({ year }) => year);
  if (changed.length === 0) return counts;
  const stored = await db.getMany(
    'assetDepreciationRows',
    changed.map(({ id }) => id),
  );
  const present = await readPresent(db, await findOtherDays(db, [...stored.values()]));
  for (const year of changed) {
    counts.set(year.id, countInYear(year, stored.get(year.id)?.rows ?? [], present));
  }
  return counts;
}

type Sums = readonly Group<string | null | undefined>[];

/** The sums of the hashes by the month in which assets were bought or disposed. */
interface WorthSums {
  bought: Sums;
  disposed: Sums;
  disposals: Sums;
}

/** The sums before a month. */
async function readWorthSums(db: Scope<World>, below: string): Promise<WorthSums> {
  const where = { disposedMonth: { from: '', below } };
  const [bought, disposed, disposals] = await Promise.all([
    db.groups('assets', {
      where: { purchaseMonth: { below } },
      by: 'purchaseMonth',
      sum: 'worthHash',
    }),
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
  const sumMonths = (months: Sums, from: string) =>
    months
      .filter(({ value }) => value != null && value >= from && value < next.slice(0, 7))
      .reduce((total, { sum }) => total + sum, 0);
  return sumMonths(bought, '') - sumMonths(disposed, '') + sumMonths(disposals, start.slice(0, 7));
}

/**
 * The days of purchase whose assets differ from those of any of the runs; undefined for all days,
 * if a run has no sums.
 */
async function findOtherDays(
  db: Scope<World>,
  stored: readonly StoredRows[],
): Promise<string[] | undefined> {
  const all = stored.flatMap(({ daySums }) => (daySums ? [daySums] : []));
  if (all.length < stored.length) return undefined;
  const [worth, disposals] = await Promise.all([
    db.groups('assets', { by: 'dateOfPurchase', sum: 'worthHash' }),
    db.groups('assets', { by: 'dateOfPurchase', sum: 'disposalHash' }),
  ]);
  const present = new Map<string, number>();
  for (const { value, sum } of [...worth, ...disposals]) {
    if (value !== null) present.set(value, (present.get(value) ?? 0) + sum);
  }
  const days = new Set([...present.keys(), ...all.flatMap((sums) => Object.keys(sums))]);
  return [...days].filter((day) => all.some((sums) => sums[day] !== present.get(day)));
}

interface Present {
  assets: readonly AssetRecord[];
  types: ReadonlyMap<string, AssetType>;
}

/** The assets that were bought on these days, and their types. */
async function readPresent(db: Scope<World>, days: string[] | undefined): Promise<Present> {
  const assets = await db.query('assets', { where: { dateOfPurchase: days } });
  const types = await db.getMany(
    'assetTypes',
    assets.map(({ assetTypeId }) => assetTypeId),
  );
  return { assets, types };
}

/** Counts the assets whose row has other values, or that have no row, or no longer should. */
function countInYear(
  year: AssessmentYear,
  rows: StoredRows['rows'],
  { assets, types }: Present,
): number {
  const byAsset = new Map(rows.filter((row) => !row.isDeleted).map((row) => [row.assetId, row]));
  const isOther = (asset: AssetRecord) => {
    const row = byAsset.get(asset.id);
    if (!isInYear(asset, year)) return row !== undefined;
    const now = toRow(asset, types.get(asset.assetTypeId), year);
    return row === undefined || values.some((name) => now[name] !== row[name]);
  };
  return assets.filter(isOther).length;
}
