import type { Problem, Schema } from '#openapi/client/index.ts';
import type { Calendar } from '../assets/form/asset-days.ts';
import { detectSign, isAmbiguous, plainNumber, type DecimalSign } from './decimal-sign.ts';
import {
  importFields,
  propertyField,
  propertyName,
  type CellField,
  type Columns,
  type PropertyColumns,
} from './import-fields.ts';
import type { Table } from './read-table.ts';

type DateFormat = Calendar['dateFormat'];

/** An invalid cell. */
export interface CellError {
  /** Row index, from 0. */
  at: number;
  field: CellField;
  /** The server's message. */
  message: string;
}

/** Values that the person typed to replace cells, by `cellKey`. */
export type Corrections = Readonly<Record<string, string>>;

export const cellKey = (at: number, field: CellField): string => `${at}.${field}`;

/** The lines to import. */
export interface Lines {
  table: Table;
  columns: Columns;
  properties: PropertyColumns;
  corrections: Corrections;
  /** The decimal sign of prices; null if the column does not show it. */
  decimalSign: DecimalSign | null;
}

/**
 * Prices that each decimal sign reads as another number, without duplicates, as they are written.
 */
export function ambiguousPrices(lines: Lines): readonly string[] {
  return [...new Set(getPrices(lines).filter(isAmbiguous))];
}

/** The decimal sign that the prices themselves show. */
export const shownSign = (lines: Lines): DecimalSign | null => detectSign(getPrices(lines));

/** The prices that are texts rather than numbers of a workbook. */
const getPrices = (lines: Lines): string[] =>
  lines.table.rows.flatMap((_, at) =>
    isNumber(lines, at, 'price') ? [] : [getText(lines, at, 'price').trim()],
  );

function isNumber(lines: Lines, at: number, field: CellField): boolean {
  const column = findColumn(lines, field);
  const isCorrected = cellKey(at, field) in lines.corrections;
  const numeric = lines.table.rows[at]?.numeric ?? [];
  return !isCorrected && column !== null && numeric.includes(column);
}

function findColumn({ columns, properties }: Lines, field: CellField): number | null {
  const name = propertyName(field);
  if (name !== null) return properties[name] ?? null;
  return importFields.reduce<number | null>(
    (found, each) => (each === field ? columns[each] : found),
    null,
  );
}

/**
 * Fields that take numbers; in other fields a number is a text, with the zeros that the workbook
 * shows.
 */
const numberFields: ReadonlySet<CellField> = new Set(['price', 'warrantyPeriod']);

/** The text of a cell in the file; undefined if the file has no such cell. */
function findCell(lines: Lines, at: number, field: CellField): string | undefined {
  const column = findColumn(lines, field);
  const row = lines.table.rows[at];
  if (column === null || !row) return undefined;
  const shown = numberFields.has(field) ? undefined : row.shown?.[column];
  return shown ?? row.cells[column];
}

/** The text of a cell including corrections; undefined if there is no such cell. */
const findText = (lines: Lines, at: number, field: CellField): string | undefined =>
  lines.corrections[cellKey(at, field)] ?? findCell(lines, at, field);

/** The text of a cell including corrections; empty if there is no such cell. */
export const getText = (lines: Lines, at: number, field: CellField): string =>
  findText(lines, at, field) ?? '';

/**
 * Applies a correction to a cell and, if requested, to all cells of its column with the same text.
 */
export function corrected(
  lines: Lines,
  { at, field, value, isEverywhere }: Correction,
): Corrections {
  const next = { ...lines.corrections, [cellKey(at, field)]: value };
  if (!isEverywhere) return next;
  const before = findCell(lines, at, field);
  for (const row of lines.table.rows.keys()) {
    if (findCell(lines, row, field) === before) next[cellKey(row, field)] = value;
  }
  return next;
}

export interface Correction {
  at: number;
  field: CellField;
  value: string;
  isEverywhere: boolean;
}

interface RowOptions {
  dateFormat: DateFormat;
  /** Whether lines update assets; an empty cell then clears its field. */
  isUpdate: boolean;
  /**
   * The versions that the person saw, by row; 0 for the other rows. If omitted, no versions are
   * sent.
   */
  versions?: ReadonlyMap<number, number>;
}

/** Converts the lines to the contract's rows; days and prices are parsed as people write them. */
export function buildRows(lines: Lines, options: RowOptions): Schema<'AssetImportRow'>[] {
  const { dateFormat, isUpdate, versions } = options;
  const names = propertiesIn(lines);
  return lines.table.rows.map(({ line }, at) => {
    const row: Schema<'AssetImportRow'> = { line };
    for (const field of importFields) {
      const text = findText(lines, at, field)?.trim();
      if (text === undefined || (text === '' && !isUpdate)) continue;
      row[field] = isNumber(lines, at, field)
        ? text
        : mapFieldNames(field, text, { dateFormat, decimalSign: lines.decimalSign });
    }
    if (names.length > 0) row.assetProperties = names.map((name) => valueOf(lines, at, name));
    if (versions) row.version = versions.get(at) ?? 0;
    return row;
  });
}

/** The properties that have a column, in the order they are sent. */
const propertiesIn = ({ properties }: Pick<Lines, 'properties'>): string[] =>
  Object.keys(properties).filter((name) => properties[name] !== null);

const valueOf = (lines: Lines, at: number, name: string) => ({
  assetTypePropertyName: name,
  value: getText(lines, at, propertyField(name)).trim(),
});

function mapFieldNames(
  field: CellField,
  text: string,
  { dateFormat, decimalSign }: { dateFormat: DateFormat; decimalSign: DecimalSign | null },
): string {
  if (field === 'price') return plainNumber(text, decimalSign);
  if (field === 'dateOfPurchase' || field === 'warrantyStartDate')
    return plainDay(text, dateFormat);
  return text;
}

/**
 * Converts `3.2.2026` to 2026-02-03 for a date format with the day first; a text that is not a day
 * is returned unchanged.
 */
export function plainDay(text: string, dateFormat: DateFormat): string {
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/.exec(text) ?? [];
  if (year && month && day) return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const parts = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text);
  if (!parts) return text;
  const [, first = '', second = '', last = ''] = parts;
  const [ofMonth, ofYear] = dateFormat === 'DD/MM/YYYY' ? [first, second] : [second, first];
  return `${last}-${ofYear.padStart(2, '0')}-${ofMonth.padStart(2, '0')}`;
}

/** The invalid cells that a rejection names, by line; empty if it is not about cells. */
export function toCellErrors(
  { fieldErrors }: Problem,
  lines: Pick<Lines, 'properties'>,
): readonly CellError[] {
  const fields: CellField[] = [...importFields, ...propertiesIn(lines).map(propertyField)];
  return Object.entries(fieldErrors)
    .flatMap(([name, message]): CellError[] => {
      const [, row, cell, propertyIndex] = /^rows\.(\d+)\.(\w+)(?:\.(\d+))?$/.exec(name) ?? [];
      const field =
        cell === 'assetProperties'
          ? fields[importFields.length + Number(propertyIndex)]
          : fields.find((each) => each === cell);
      return row && field ? [{ at: Number(row), field, message: message.join(' ') }] : [];
    })
    .toSorted((a, b) => a.at - b.at || fields.indexOf(a.field) - fields.indexOf(b.field));
}

/** The number of assets per type, by the type names in the lines. */
export function countsByType(lines: Lines): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const at of lines.table.rows.keys()) {
    const type = getText(lines, at, 'assetType').trim();
    counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  return counts;
}
