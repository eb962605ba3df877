import requests from '#openapi/generated/schemas/assets.requests.ts';
import { message, ok, type Call, type Handlers } from '../../core/handler.ts';
import { idFree } from '../../core/records.ts';
import { Refusal, type Message } from '../../core/refusal.ts';
import { fieldsUnfit } from '../../core/validate.ts';
import type { AssetRecord } from '../../store/world/assets.ts';
import { FieldErrors } from '../../common/assets/field-errors.ts';
import { newAsset } from './changes.ts';
import { cellOf, formOfRow, namesOf, type ImportRow, type Names } from './import-row.ts';
import { checkOnce, takenCodes } from './lines.ts';
import { remembering } from './remembering.ts';

/** Kept together: a browser takes as long to answer one by one as to keep them. */
const putAtOnce = 500;

/** The assets of a table, all or none. Source: document 3, sections 2 and 5 (Add Asset). */
export const imports: Pick<Handlers<'assets'>, 'importAssets'> = {
  importAssets: async (call) => {
    const { db, body } = call;
    const { id = crypto.randomUUID(), dryRun, rows } = body;
    idFree(await db.get('assets', id));
    const errors = new FieldErrors();
    const assets = await newAssets(call, id, errors);
    checkOnce(rows, nameOf, errors);
    for (const [at, said] of await takenCodes(db, assets)) {
      errors.add(nameOf(at, 'assetCode'), said.key, said.values);
    }
    refuseFaulty(errors);
    const count = assets.length;
    if (dryRun) return ok({ count, ids: [], successMessages: [] });
    for (let from = 0; from < count; from += putAtOnce) {
      const part = assets.slice(from, from + putAtOnce);
      await Promise.all(part.map((asset) => db.put('assets', asset)));
    }
    const successMessages = [message('assetsCreated', { count })];
    return ok({ count, ids: assets.map((asset) => asset.id), successMessages });
  },
};

const nameOf = (at: number, field: keyof ImportRow) => `rows.${at}.${field}`;

/** An asset for each row; what is wrong with its cells is added to the faults. */
async function newAssets(call: Call<'importAssets'>, firstId: string, faults: FieldErrors) {
  const { rows } = call.body;
  const names = await namesOf(call.db);
  // Thousands of rows are of a few types and vendors.
  const reading = { ...call, db: remembering(call.db) };
  const assets: AssetRecord[] = [];
  for (const [at, row] of rows.entries()) {
    const id = at === 0 ? firstId : crypto.randomUUID();
    const errors = new FieldErrors();
    assets.push(await newAssetOf(reading, { id, row, names }, errors));
    for (const [field, { key, values }] of firstOfCells(row, errors)) {
      faults.add(nameOf(at, field), key, values);
    }
  }
  return assets;
}

/** As the form of a new asset would be taken, the limits of its fields included. */
async function newAssetOf(
  call: Pick<Call<'addAsset'>, 'db' | 'user' | 'person' | 'clock'>,
  { id, row, names }: { id: string; row: ImportRow; names: Names },
  errors: FieldErrors,
): Promise<AssetRecord> {
  const form = formOfRow(row, names, errors);
  const body = requests.operations['addAsset']?.body;
  if (body) {
    for (const [field, { key, values }] of fieldsUnfit(form, body, requests)) {
      errors.add(field, key, values);
    }
  }
  return newAsset(call, { ...form, id }, errors);
}

/** The first fault of each cell. */
function firstOfCells(row: ImportRow, errors: FieldErrors): Map<keyof ImportRow, Message> {
  const found = new Map<keyof ImportRow, Message>();
  for (const [field, [said]] of errors.entries()) {
    const cell = cellOf(field, row);
    if (cell && said && !found.has(cell)) found.set(cell, said);
  }
  return found;
}

/** 400 that names every faulty cell, and says how many there are. */
function refuseFaulty(errors: FieldErrors): void {
  const faulty = [...errors.entries()];
  if (faulty.length === 0) return;
  const said = { key: 'assetImportFaulty', values: { count: faulty.length } } as const;
  throw new Refusal(400, [said], Object.fromEntries(faulty));
}
