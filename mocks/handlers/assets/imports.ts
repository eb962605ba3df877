import requests from '@atrium/contract/generated/schemas/assets.requests.ts';
import { message, ok, type Call, type Handlers } from '../../core/requests/handler.ts';
import { idFree } from '../../core/records/records.ts';
import { HttpError, type Message } from '../../core/requests/http-error.ts';
import { fieldsUnfit } from '../../core/requests/validate.ts';
import { once } from '../../core/once.ts';
import type { AssetProperty, AssetRecord } from '../../store/world/assets.ts';
import { FieldErrors } from '../../common/assets/field-errors.ts';
import { loadProperties } from '../../common/assets/find.ts';
import { getEditRights } from './access.ts';
import { newAsset } from './changes.ts';
import { getChanges, viewChanges } from './field-history.ts';
import {
  findCell,
  formOfRow,
  loadNames,
  valuesOfRow,
  type ImportRow,
  type Names,
} from './import-row.ts';
import { findKnown, staleMessage, updatedAsset } from './import-update.ts';
import { checkOnce, takenCodes } from './list/lines.ts';
import { remembering } from './remembering.ts';
import { storeAssets, storedAtOnce } from './store-assets.ts';

/** A row, the asset with its code, and the result. */
interface Line {
  at: number;
  before: AssetRecord | undefined;
  after: AssetRecord;
}

/** Imports the assets of a table, all or none. Source: ASSET-014, ASSET-064. */
export const imports: Pick<Handlers<'assets'>, 'importAssets'> = {
  importAssets: async (call) => {
    const { db, user, body } = call;
    const { id = crypto.randomUUID(), dryRun, rows, knownCodes = 'Reject' } = body;
    idFree(await db.get('assets', id));
    const known = knownCodes === 'Update' ? await findKnown(db, rows) : new Map();
    rejectStale(rows, known);
    const errors = new FieldErrors();
    // Thousands of rows share a few types, locations and vendors.
    const cached = remembering(db);
    const lines = await readLines({ ...call, db: cached }, { id, known }, errors);
    checkOnce(withoutUnchanged(rows, lines), toFieldName, errors);
    const added = lines.filter(({ before }) => !before);
    const taken = await takenCodes(
      db,
      added.map(({ after }) => after),
    );
    for (const [propertyIndex, { key, values }] of taken) {
      errors.add(toFieldName(added[propertyIndex]?.at ?? 0, 'assetCode'), key, values);
    }
    rejectInvalid(errors);
    const response = {
      count: added.length,
      updatedCount: lines.filter(isChanged).length,
      known: await viewKnown(cached, lines, user.dateFormat),
    };
    if (dryRun) return ok({ ...response, ids: [], successMessages: [] });
    await store(db, lines);
    return ok({
      ...response,
      ids: added.map(({ after }) => after.id),
      successMessages: buildSuccess(response),
    });
  },
};

const isChanged = ({ before, after }: Line) => before !== undefined && before !== after;

const toFieldName = (at: number, cell: string) => `rows.${at}.${cell}`;

/** 409 at each row whose asset changed since the user saw it. */
function rejectStale(rows: readonly ImportRow[], known: ReadonlyMap<number, AssetRecord>): void {
  const stale = rows.flatMap((row, at): [string, Message[]][] => {
    const staleError = staleMessage(row, known.get(at));
    return staleError ? [[toFieldName(at, 'assetCode'), [staleError]]] : [];
  });
  if (stale.length === 0) return;
  const staleError = { key: 'assetImportStale', values: { count: stale.length } } as const;
  throw new HttpError(409, [staleError], Object.fromEntries(stale));
}

interface ImportContext {
  /** Id of the first new asset. */
  id: string;
  known: ReadonlyMap<number, AssetRecord>;
}

/** The result of each row; validation errors are added to the cells. */
async function readLines(
  call: Call<'importAssets'>,
  { id: firstId, known }: ImportContext,
  fieldErrors: FieldErrors,
): Promise<Line[]> {
  const names = await loadNames(call.db);
  const rights = once(() => getEditRights(call));
  const lines: Line[] = [];
  let nextId = firstId;
  for (const [at, row] of call.body.rows.entries()) {
    const errors = new FieldErrors();
    const before = known.get(at);
    const typeId = before?.assetTypeId ?? formOfRow(row, names, new FieldErrors()).assetTypeId;
    const properties = await loadProperties(call.db, typeId);
    const after = before
      ? await updatedAsset(call, row, { asset: before, names, properties, rights }, errors)
      : await buildAsset(call, { id: nextId, row, names, properties }, errors);
    if (!before) nextId = crypto.randomUUID();
    lines.push({ at, before, after });
    for (const [cell, { key, values }] of firstOfCells(row, properties, errors)) {
      fieldErrors.add(toFieldName(at, cell), key, values);
    }
  }
  return lines;
}

interface NewRow {
  id: string;
  row: ImportRow;
  names: Names;
  properties: readonly AssetProperty[];
}

/** Validated like the form of a new asset, including the limits of its fields. */
async function buildAsset(
  call: Pick<Call<'addAsset'>, 'db' | 'user' | 'person' | 'clock'>,
  { id, row, names, properties }: NewRow,
  errors: FieldErrors,
): Promise<AssetRecord> {
  const form = formOfRow(row, names, errors);
  const body = requests.operations['addAsset']?.body;
  if (body) {
    for (const [field, { key, values }] of fieldsUnfit(form, body, requests)) {
      errors.add(field, key, values);
    }
  }
  const assetProperties = valuesOfRow(row, properties, errors);
  // Rows with only empty cells skip the mandatory check, like a form of a new asset that shows no
  // properties.
  const isFilled = assetProperties.some((each) => each.assetTypePropertyValue !== '');
  const more = isFilled ? { assetProperties } : {};
  return newAsset(call, { ...form, ...more, id }, errors);
}

/** The first error of each cell. */
function firstOfCells(
  row: ImportRow,
  properties: readonly AssetProperty[],
  errors: FieldErrors,
): Map<string, Message> {
  const found = new Map<string, Message>();
  for (const [field, [staleError]] of errors.entries()) {
    const cell = findCell(field, row, properties);
    if (cell && staleError && !found.has(cell)) found.set(cell, staleError);
  }
  return found;
}

/** Omits unchanged serial numbers: a stored one may be a duplicate that no row introduced. */
const withoutUnchanged = (rows: readonly ImportRow[], lines: readonly Line[]): ImportRow[] =>
  rows.map((row, at) => {
    const line = lines[at];
    const isUnchanged = line?.before && line.before.serialNumber === line.after.serialNumber;
    return isUnchanged ? { ...row, serialNumber: '' } : row;
  });

/** 400 with every invalid cell and their count. */
function rejectInvalid(errors: FieldErrors): void {
  const invalid = [...errors.entries()];
  if (invalid.length === 0) return;
  const staleError = { key: 'assetImportInvalid', values: { count: invalid.length } } as const;
  throw new HttpError(400, [staleError], Object.fromEntries(invalid));
}

async function viewKnown(
  db: Call<'importAssets'>['db'],
  lines: readonly Line[],
  dateFormat: Call<'importAssets'>['user']['dateFormat'],
) {
  const viewed = [];
  for (const { at: row, before, after } of lines) {
    if (!before) continue;
    const changes = before === after ? [] : await getChanges(db, before, after);
    const fields = viewChanges(changes, dateFormat);
    viewed.push({ row, id: before.id, version: before.version, fields });
  }
  return viewed;
}

async function store(db: Call<'importAssets'>['db'], lines: readonly Line[]): Promise<void> {
  const added = lines.filter(({ before }) => !before).map(({ after }) => after);
  for (let from = 0; from < added.length; from += storedAtOnce) {
    const part = added.slice(from, from + storedAtOnce);
    await Promise.all(part.map((asset) => db.put('assets', asset)));
  }
  await storeAssets(
    db,
    lines.flatMap(({ before, after }) => (before ? [{ before, after }] : [])),
  );
}

const buildSuccess = ({
  count,
  updatedCount,
}: {
  count: number;
  updatedCount: number;
}): Message[] => [
  ...(count > 0 ? [message('assetsCreated', { count })] : []),
  ...(updatedCount > 0 ? [message('assetsUpdated', { count: updatedCount })] : []),
];
