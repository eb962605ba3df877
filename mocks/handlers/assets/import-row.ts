import { cleanOrEmpty, normalizeName } from '../../core/normalize-name.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { FieldErrors } from '../../common/assets/field-errors.ts';
import { controlTypeIds, emptyId, statuses } from '../../common/assets/master-data.ts';
import type { AssetProperty } from '../../store/world/assets.ts';

type Contract = components['schemas'];
export type ImportRow = Contract['AssetImportRow'];
type Form = Contract['AssetCreate'];

/** Ids by the key of their names. */
export type Names = Record<'types' | 'locations' | 'vendors', ReadonlyMap<string, string>>;

/** What the cells of a table may name. */
export async function loadNames(db: Scope<World>): Promise<Names> {
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

type TextCell = Exclude<keyof ImportRow, 'line' | 'version' | 'assetProperties'>;

const getText = (row: ImportRow, field: TextCell) => cleanOrEmpty(row[field] ?? '');

/**
 * The form of a new asset as a row fills it in: names become ids, texts numbers and days. A warranty
 * without a start begins with the purchase, as in the form.
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

/** The id of a status by its name, whose parts may be parted; the empty one where no name is given. */
function statusOfRow(row: ImportRow): string {
  const withoutBlanks = (text: string) => normalizeName(text).replaceAll(' ', '');
  const name = withoutBlanks(getText(row, 'assetStatus'));
  if (name === '') return emptyId;
  const status = statuses.find(({ description }) => withoutBlanks(description) === name);
  return status?.masterId ?? unknownId;
}

/**
 * The values of a row as a form sends them: properties by their names, options by their texts. A cell of
 * a property that the type does not have may be empty alone.
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

/** Of a drop-down the id of the option with this text; a text that no option has stays, and is refused. */
function readValue({ controlTypeId, options }: AssetProperty, text: string): string {
  if (controlTypeId !== controlTypeIds.DropDown || text === '') return text;
  const key = normalizeName(text);
  return options.find(({ description }) => normalizeName(description) === key)?.id ?? text;
}

/** A day as yyyy-MM-dd, or as the person writes it. */
const parseDay = (field: 'dateOfPurchase' | 'warrantyStartDate', text: string): Partial<Form> =>
  /^\d{4}-\d\d-\d\d$/.test(text) ? { [field]: text } : { [`${field}AsString`]: text };

/** NaN where it is none, which is said. */
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
 * The cell that a field of the form was read from; none for a start of the warranty that was taken
 * from the purchase, of which it is said there. A property that has no cell is said at the code.
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
