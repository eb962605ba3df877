import type { TransactionReader } from '../../core/requests/handler.ts';
import { reject } from '../../core/requests/http-error.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { AssetType, DepreciationRow, DepreciationRun } from '../../store/world/assets.ts';
import { getFingerprint, getWorthHashes } from './depreciation-fingerprint.ts';
import { depreciationIn, isInYear, sumRows, type AssessmentYear } from './depreciation.ts';
import { byText } from './find.ts';

/** The user who runs a year, the time, and the user's current day. */
interface Run {
  year: AssessmentYear;
  runByName: string;
  /** Timestamp. */
  runOn: string;
  today: string;
}

/** The progress of a run. */
export interface Progress {
  computedCount: number;
  assetCount: number;
}

interface Watched {
  year: AssessmentYear;
  /** Aborted when the run is stopped. */
  abortSignal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
}

/** Assets of one batch: computing them takes less than 0.1 s. */
const inOnePart = 5000;

/** A computed row, not yet compared with the row of an earlier run. */
type Computed = Omit<DepreciationRow, 'change' | 'previousClosingValue'>;

/** The result of a run: the rows of the year, and the ids of all existing assets. */
interface Found {
  computed: Computed[];
  there: Set<string>;
  /** Sum over all assets of the year. */
  fingerprint: number;
  daySums: Record<string, number>;
}

/** Computes a year in one transaction and stores it. */
export async function runYear(db: Scope<World>, run: Run): Promise<DepreciationRun> {
  return storeRun(db, run, await computeYear((work) => work(db), run));
}

/**
 * Computes the rows of a year in batches of assets, so that other calls are handled in between, and
 * reports its progress after each batch. 400 when it is stopped: nothing has been stored yet.
 */
export async function computeYear(
  read: TransactionReader,
  { year, abortSignal, onProgress }: Watched,
): Promise<Found> {
  const [assetTypes, assetCount] = await read((db) =>
    Promise.all([db.query('assetTypes'), db.count('assets')]),
  );
  const types = new Map(assetTypes.map((type) => [type.id, type]));
  const found: Found = { computed: [], there: new Set(), fingerprint: 0, daySums: {} };
  for await (const assets of readParts(read)) {
    for (const asset of assets) {
      found.there.add(asset.id);
      addWorth(found.daySums, asset, types.get(asset.assetTypeId));
      if (!isInYear(asset, year)) continue;
      const row = toRow(asset, types.get(asset.assetTypeId), year);
      found.computed.push(row);
      found.fingerprint += getFingerprint(asset, row.usefulLifeInYears, year);
    }
    onProgress?.({ computedCount: Math.min(found.there.size, assetCount), assetCount });
    if (abortSignal?.aborted) throw reject(400, 'depreciationStopped', { year: year.name });
  }
  return found;
}

/**
 * Stores the rows of a year in place of an earlier run's, and marks the changes since. In a year
 * that has ended, the row of an asset that was deleted since stays unchanged.
 */
export async function storeRun(
  db: Scope<World>,
  { year, runByName, runOn, today }: Run,
  { computed, there, fingerprint, daySums }: Found,
): Promise<DepreciationRun> {
  const isProvisional = today < year.next;
  const before = await rowsOfRun(db, year);
  const deleted = isProvisional ? [] : (before ?? []).filter((row) => !there.has(row.assetId));
  const all = [...computed, ...deleted.map((row) => ({ ...row, isDeleted: true }))];
  const rows = compared(all, before).toSorted((a, b) => byText(a.assetCode, b.assetCode));
  const changedCount = before && changes(rows, before);
  const run = { id: year.id, start: year.start, isProvisional, runOn, runByName, changedCount };
  const counted = { ...run, fingerprint, assetCount: rows.length, ...sumRows(rows) };
  await db.put('assetDepreciationRuns', counted);
  await db.put('assetDepreciationRows', { id: year.id, start: year.start, rows, daySums });
  return counted;
}

/** Adds an asset to the sums by the day on which it was bought. */
function addWorth(
  daySums: Record<string, number>,
  asset: World['assets'],
  type: AssetType | undefined,
): void {
  const { worthHash, disposalHash } = getWorthHashes(asset, getUsefulLife(type));
  const { dateOfPurchase: day } = asset;
  daySums[day] = (daySums[day] ?? 0) + worthHash + (disposalHash ?? 0);
}

/** The useful life of the assets of a type, in years. */
const getUsefulLife = (type: AssetType | undefined): number => type?.usefulLifeInYears ?? 1;

/** All assets by their codes, in batches. */
async function* readParts(read: TransactionReader): AsyncGenerator<World['assets'][]> {
  let from = '';
  for (;;) {
    const where = { codeKey: { from } };
    const query = { where, order: { by: 'codeKey' }, limit: inOnePart } as const;
    const part = await read((db) => db.query('assets', query));
    yield part;
    const last = part.at(-1);
    if (part.length < inOnePart || !last) return;
    from = `${last.codeKey}\u0000`; // the next code after it
  }
}

/**
 * The rows of a year's last run; null when it was not run, or when the year had different dates
 * then.
 */
export async function rowsOfRun(
  db: Scope<World>,
  { id, start }: AssessmentYear,
): Promise<DepreciationRow[] | null> {
  const stored = await db.get('assetDepreciationRows', id);
  return stored?.start === start ? stored.rows : null;
}

/** The row of an asset in a year. */
export function toRow(
  asset: Pick<
    World['assets'],
    'id' | 'assetCode' | 'name' | 'dateOfPurchase' | 'price' | 'disposedOn'
  >,
  type: AssetType | undefined,
  year: AssessmentYear,
): Computed {
  const usefulLifeInYears = getUsefulLife(type);
  return {
    assetId: asset.id,
    assetCode: asset.assetCode,
    name: asset.name,
    assetType: type?.name ?? '',
    dateOfPurchase: asset.dateOfPurchase,
    price: asset.price,
    usefulLifeInYears,
    ...depreciationIn(asset, usefulLifeInYears, year),
    isDeleted: false,
  };
}

/** Marks how the rows differ from those of the previous run. */
function compared(rows: Computed[], before: DepreciationRow[] | null): DepreciationRow[] {
  const earlier = new Map((before ?? []).map((row) => [row.assetId, row]));
  return rows.map((row) => {
    const old = earlier.get(row.assetId);
    if (!old) return { ...row, change: before ? 'added' : 'none', previousClosingValue: null };
    const isSame = values.every((name) => row[name] === old[name]);
    if (isSame) return { ...row, change: 'none', previousClosingValue: null };
    return { ...row, change: 'changed', previousClosingValue: old.closingValue };
  });
}

/** The values by which two rows of an asset are equal. */
export const values = [
  'dateOfPurchase',
  'price',
  'usefulLifeInYears',
  'openingValue',
  'additions',
  'depreciation',
  'writtenOff',
  'closingValue',
] as const;

/** The number of assets that were added, removed or changed. */
function changes(rows: DepreciationRow[], before: DepreciationRow[]): number {
  const there = new Set(rows.map(({ assetId }) => assetId));
  const deleted = before.filter(({ assetId }) => !there.has(assetId));
  return deleted.length + rows.filter(({ change }) => change !== 'none').length;
}
