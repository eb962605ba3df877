import type { TransactionReader } from '../../core/handler.ts';
import { reject } from '../../core/refusal.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { AssetType, DepreciationRow, DepreciationRun } from '../../store/world/assets.ts';
import { getFingerprint } from './depreciation-fingerprint.ts';
import { depreciationIn, isInYear, sumRows, type AssessmentYear } from './depreciation.ts';
import { byText } from './find.ts';

/** Who runs a year, when, and on which day of theirs. */
interface Run {
  year: AssessmentYear;
  runByName: string;
  /** Instant. */
  runOn: string;
  today: string;
}

/** How far a run is. */
export interface Progress {
  computedCount: number;
  assetCount: number;
}

interface Watched {
  year: AssessmentYear;
  /** Aborted once it is stopped. */
  abortSignal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
}

const inOnePart = 500;

/** A row as it is computed, before it is compared with that of an earlier run. */
type Computed = Omit<DepreciationRow, 'change' | 'previousClosingValue'>;

/** What a run has found: the rows of the year, and which assets there are. */
interface Found {
  computed: Computed[];
  there: Set<string>;
  /** Of all assets of the year together. */
  fingerprint: number;
}

/** Computes a year in one transaction, and keeps it. */
export async function runYear(db: Scope<World>, run: Run): Promise<DepreciationRun> {
  return storeRun(db, run, await computeYear((work) => work(db), run));
}

/**
 * Computes the rows of a year, so many assets at a time that calls beside it are answered, and says
 * after each part how far it is. 400 where it is stopped: nothing has been kept yet.
 */
export async function computeYear(
  read: TransactionReader,
  { year, abortSignal, onProgress }: Watched,
): Promise<Found> {
  const [assetTypes, assetCount] = await read((db) =>
    Promise.all([db.query('assetTypes'), db.count('assets')]),
  );
  const types = new Map(assetTypes.map((type) => [type.id, type]));
  const found: Found = { computed: [], there: new Set(), fingerprint: 0 };
  for await (const assets of readParts(read)) {
    for (const asset of assets) {
      found.there.add(asset.id);
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
 * Keeps the rows of a year in place of those of an earlier run, and marks what has changed since. Of
 * a year that has ended, the row of an asset deleted since stays as it was.
 */
export async function storeRun(
  db: Scope<World>,
  { year, runByName, runOn, today }: Run,
  { computed, there, fingerprint }: Found,
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
  await db.put('assetDepreciationRows', { id: year.id, start: year.start, rows });
  return counted;
}

/** All assets by their codes, part by part. */
async function* readParts(read: TransactionReader): AsyncGenerator<World['assets'][]> {
  let from = '';
  for (;;) {
    const where = { codeKey: { from } };
    const query = { where, order: { by: 'codeKey' }, limit: inOnePart } as const;
    const part = await read((db) => db.query('assets', query));
    yield part;
    const last = part.at(-1);
    if (part.length < inOnePart || !last) return;
    from = `${last.codeKey}\u0000`; // the next one after it
  }
}

/** The rows of a year's last run; null when it was not run, or when the year had other days then. */
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
    isDeleted: false,
  };
}

/** The rows with what they are to those of the run before. */
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

/** What makes two rows of an asset the same. */
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

/** How many assets came, went or have other values. */
function changes(rows: DepreciationRow[], before: DepreciationRow[]): number {
  const there = new Set(rows.map(({ assetId }) => assetId));
  const deleted = before.filter(({ assetId }) => !there.has(assetId));
  return deleted.length + rows.filter(({ change }) => change !== 'none').length;
}
