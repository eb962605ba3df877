import { cleanOrEmpty, normalizeName } from '../../core/normalize-name.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { FieldErrors } from '../../common/assets/field-errors.ts';
import { emptyId } from '../../common/assets/master-data.ts';

type Contract = components['schemas'];
export type ImportRow = Contract['AssetImportRow'];
type Form = Contract['AssetCreate'];

/** Ids by the key of their names. */
export type Names = Record<'types' | 'locations' | 'vendors', ReadonlyMap<string, string>>;

/** What the cells of a table may name. */
export async function namesOf(db: Scope<World>): Promise<Names> {
  const byName = (records: readonly { id: string; name: string }[]) =>
    new Map(records.map(({ id, name }) => [normalizeName(name), id]));
  return {
    types: byName(await db.query('assetTypes')),
    locations: byName(await db.query('assetLocations')),
    vendors: byName(await db.query('vendors')),
  };
}

/** Of no record: a name that nothing has is refused as an unknown id is. */
const unknownId = 'ffffffff-ffff-4fff-bfff-ffffffffffff';

const textOf = (row: ImportRow, field: Exclude<keyof ImportRow, 'line'>) =>
  cleanOrEmpty(row[field] ?? '');

/**
 * The form of a new asset as a row fills it in: names become ids, texts numbers and days. A warranty
 * without a start begins with the purchase, as in the form.
 */
export function formOfRow(row: ImportRow, names: Names, errors: FieldErrors): Form {
  const named = (field: 'assetType' | 'assetLocation' | 'vendor', ids: Names[keyof Names]) => {
    const name = normalizeName(textOf(row, field));
    return name === '' ? emptyId : (ids.get(name) ?? unknownId);
  };
  const bought = textOf(row, 'dateOfPurchase');
  return {
    assetCode: textOf(row, 'assetCode'),
    name: textOf(row, 'name'),
    assetTypeId: named('assetType', names.types),
    serialNumber: textOf(row, 'serialNumber'),
    assetLocationId: named('assetLocation', names.locations),
    vendorId: named('vendor', names.vendors),
    invoiceNumber: textOf(row, 'invoiceNumber'),
    ...dayOf('dateOfPurchase', bought),
    price: numberOf('price', row, errors),
    ...dayOf('warrantyStartDate', textOf(row, 'warrantyStartDate') || bought),
    warrantyPeriod: numberOf('warrantyPeriod', row, errors),
    statusId: emptyId,
  };
}

/** A day as yyyy-MM-dd, or as the person writes it. */
const dayOf = (field: 'dateOfPurchase' | 'warrantyStartDate', text: string): Partial<Form> =>
  /^\d{4}-\d\d-\d\d$/.test(text) ? { [field]: text } : { [`${field}AsString`]: text };

/** NaN where it is none, which is said. */
function numberOf(field: 'price' | 'warrantyPeriod', row: ImportRow, errors: FieldErrors): number {
  const text = textOf(row, field);
  if (text === '') errors.require(field);
  else if (/^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  else errors.add(field, 'assetNumbersOnly');
  return Number.NaN;
}

const cells: Readonly<Record<string, keyof ImportRow>> = {
  assetCode: 'assetCode',
  name: 'name',
  assetTypeId: 'assetType',
  serialNumber: 'serialNumber',
  assetLocationId: 'assetLocation',
  vendorId: 'vendor',
  invoiceNumber: 'invoiceNumber',
  dateOfPurchase: 'dateOfPurchase',
  price: 'price',
  warrantyStartDate: 'warrantyStartDate',
  warrantyPeriod: 'warrantyPeriod',
};

/**
 * The cell that a field of the form was read from; none for a start of the warranty that was taken
 * from the purchase, of which it is said there.
 */
export function cellOf(field: string, row: ImportRow): keyof ImportRow | undefined {
  const cell = cells[field.replace(/AsString$/, '')];
  return cell === 'warrantyStartDate' && textOf(row, cell) === '' ? undefined : cell;
}
