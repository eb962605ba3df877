import { cleanOrEmpty, normalizeName } from '../../store/normalize-name.ts';
import type { components } from '@atrium/contract/generated/types.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { FieldErrors } from '../../common/assets/field-errors.ts';
import { controlTypeIds, emptyId, statuses } from '../../common/assets/master-data.ts';
import type { AssetProperty } from '../../store/world/assets.ts';

type Contract = components['schemas'];
export type ImportRow = Contract['AssetImportRow'];
type Form = Contract['AssetCreate'];

/** Ids by normalized name. */
export type Names = Record<'types' | 'locations' | 'vendors', ReadonlyMap<string, string>>;

/** The names that the cells of a table may contain. */
export async function loadNames(db: Scope<World>): Promise<Names> {
  const byName = (records: readonly { id: string; name: string }[]) =>
    new Map(records.map(({ id, name }) => [normalizeName(name), id]));
  return {
    types: byName(await db.query('assetTypes')),
    locations: byName(await db.query('assetLocations')),
    vendors: byName(await db.query('vendors')),
  };
}

/** Belongs to no record: an unknown name is rejected like an unknown id. */
const unknownId = 'ffffffff-ffff-4fff-bfff-ffffffffffff';

type TextCell = Exclude<keyof ImportRow, 'line' | 'version' | 'assetProperties'>;

const getText = (row: ImportRow, field: TextCell) => cleanOrEmpty(row[field] ?? '');

/**
 * The form of a new asset from a row: names become ids, texts become numbers and dates. A warranty
 * without a start date starts with the purchase, as in the form.
 */
export function formOfRow(row: ImportRow, names: Names, errors: FieldErrors): Form {
  const named = (field: 'assetType' | 'assetLocation' | 'vendor', ids: Names[keyof Names]) => {
    const name = normalizeName(getText(row, field));
    return name === '' ? emptyId : (ids.get(name) ?? unknownId);
  };
  const bought = getText(row, 'dateOfPurchase');
  return {
    assetCode: getText(row, 'assetCode'),
    name: getText(row, 'name'),
    assetTypeId: named('assetType', names.types),
    serialNumber: getText(row, 'serialNumber'),
    assetLocationId: named('assetLocation', names.locations),
    vendorId: named('vendor', names.vendors),
    invoiceNumber: getText(row, 'invoiceNumber'),
    ...parseDay('dateOfPurchase', bought),
    price: parseNumber('price', row, errors),
    ...parseDay('warrantyStartDate', getText(row, 'warrantyStartDate') || bought),
    warrantyPeriod: parseNumber('warrantyPeriod', row, errors),
    statusId: statusOfRow(row),
  };
}

/** The id of a status by its name, ignoring blanks; the empty id without a name. */
function statusOfRow(row: ImportRow): string {
  const withoutBlanks = (text: string) => normalizeName(text).replaceAll(' ', '');
  const name = withoutBlanks(getText(row, 'assetStatus'));
  if (name === '') return emptyId;
  const status = statuses.find(({ description }) => withoutBlanks(description) === name);
  return status?.masterId ?? unknownId;
}

/**
 * The values of a row as a form sends them: properties by name, options by text. A cell for a
 * property that the type does not have must be empty.
 */
export function valuesOfRow(
  { assetProperties = [] }: ImportRow,
  properties: readonly AssetProperty[],
  errors: FieldErrors,
): { id: string; assetTypePropertyValue: string }[] {
  const byName = new Map(properties.map((property) => [normalizeName(property.name), property]));
  return assetProperties.flatMap(({ assetTypePropertyName, value }, at) => {
    const text = cleanOrEmpty(value);
    const property = byName.get(normalizeName(assetTypePropertyName));
    if (property) return [{ id: property.id, assetTypePropertyValue: readValue(property, text) }];
    if (text !== '') errors.add(`assetProperties.${at}`, 'assetPropertyUnknown');
    return [];
  });
}

/**
 * For a drop-down, the id of the option with this text; an unknown text stays, and is rejected
 * later.
 */
function readValue({ controlTypeId, options }: AssetProperty, text: string): string {
  if (controlTypeId !== controlTypeIds.DropDown || text === '') return text;
  const key = normalizeName(text);
  return options.find(({ description }) => normalizeName(description) === key)?.id ?? text;
}

/** A date as yyyy-MM-dd, or in the user's format. */
const parseDay = (field: 'dateOfPurchase' | 'warrantyStartDate', text: string): Partial<Form> =>
  /^\d{4}-\d\d-\d\d$/.test(text) ? { [field]: text } : { [`${field}AsString`]: text };

/** NaN for an invalid number, which is also added to the errors. */
function parseNumber(
  field: 'price' | 'warrantyPeriod',
  row: ImportRow,
  errors: FieldErrors,
): number {
  const text = getText(row, field);
  if (text === '') errors.require(field);
  else if (/^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  else errors.add(field, 'assetNumbersOnly');
  return Number.NaN;
}

const cells: Readonly<Record<string, TextCell>> = {
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
  statusId: 'assetStatus',
};

/**
 * The cell that a form field came from; undefined for a warranty start that was taken from the
 * purchase date, which reports the error itself. An error of a property without a cell is reported
 * at the code.
 */
export function findCell(
  field: string,
  row: ImportRow,
  properties: readonly AssetProperty[],
): string | undefined {
  if (field.startsWith('assetProperties.')) return propertyCell(field, row, properties);
  const cell = cells[field.replace(/AsString$/, '')];
  return cell === 'warrantyStartDate' && getText(row, cell) === '' ? undefined : cell;
}

function propertyCell(
  field: string,
  { assetProperties = [] }: ImportRow,
  properties: readonly AssetProperty[],
): string {
  const [, id = ''] = field.split('.');
  const property = properties.find((each) => each.id === id);
  if (!property) return field;
  const key = normalizeName(property.name);
  const at = assetProperties.findIndex(
    ({ assetTypePropertyName: name }) => normalizeName(name) === key,
  );
  return at === -1 ? 'assetCode' : `assetProperties.${at}`;
}
