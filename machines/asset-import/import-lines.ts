import type { Problem, Schema } from '#openapi/client/index.ts';
import type { Calendar } from '../assets/asset-days.ts';
import { detectSign, isAmbiguous, plainNumber, type DecimalSign } from './decimal-sign.ts';
import { importFields, type Columns, type ImportField } from './import-fields.ts';
import type { Table } from './read-table.ts';

type DateFormat = Calendar['dateFormat'];

/** A cell that is not as it has to be. */
export interface CellFault {
  /** Its row, from 0. */
  at: number;
  field: ImportField;
  /** The server's own words. */
  words: string;
}

/** What a person has typed instead of a cell, by `cellKey`. */
export type Corrections = Readonly<Record<string, string>>;

export const cellKey = (at: number, field: ImportField): string => `${at}.${field}`;

/** What is to be imported. */
export interface Lines {
  table: Table;
  columns: Columns;
  corrections: Corrections;
  /** The sign before the decimals of prices; null where the column does not show it. */
  decimalSign: DecimalSign | null;
}

/** Prices that are other numbers by each decimal sign, each once, as they are written. */
export function ambiguousPrices(lines: Lines): readonly string[] {
  return [...new Set(pricesOf(lines).filter(isAmbiguous))];
}

/** The decimal sign that the prices themselves show. */
export const shownSign = (lines: Lines): DecimalSign | null => detectSign(pricesOf(lines));

/** The prices that are texts, and not numbers of a workbook. */
const pricesOf = (lines: Lines): string[] =>
  lines.table.rows.flatMap((_, at) =>
    isNumber(lines, at, 'price') ? [] : [textOf(lines, at, 'price').trim()],
  );

function isNumber({ table, columns, corrections }: Lines, at: number, field: ImportField): boolean {
  const column = columns[field];
  const isCorrected = cellKey(at, field) in corrections;
  return !isCorrected && column !== null && (table.rows[at]?.numeric?.includes(column) ?? false);
}

/** What a cell says by the file; empty where the file says nothing. */
function cellOf({ table, columns }: Lines, at: number, field: ImportField): string {
  const column = columns[field];
  return column === null ? '' : (table.rows[at]?.cells[column] ?? '');
}

/** The same with what has been corrected. */
export const textOf = (lines: Lines, at: number, field: ImportField): string =>
  lines.corrections[cellKey(at, field)] ?? cellOf(lines, at, field);

/** A correction of a cell, and of those in its column that said the same, where that is wanted. */
export function corrected(
  lines: Lines,
  { at, field, value, isEverywhere }: Correction,
): Corrections {
  const next = { ...lines.corrections, [cellKey(at, field)]: value };
  if (!isEverywhere) return next;
  const before = cellOf(lines, at, field);
  for (const row of lines.table.rows.keys()) {
    if (cellOf(lines, row, field) === before) next[cellKey(row, field)] = value;
  }
  return next;
}

export interface Correction {
  at: number;
  field: ImportField;
  value: string;
  isEverywhere: boolean;
}

/** The lines as the contract takes them: days and prices are read as people write them. */
export function rowsOf(lines: Lines, dateFormat: DateFormat): Schema<'AssetImportRow'>[] {
  return lines.table.rows.map(({ line }, at) => {
    const row: Schema<'AssetImportRow'> = { line };
    for (const field of importFields) {
      const text = textOf(lines, at, field).trim();
      if (text === '') continue;
      row[field] = isNumber(lines, at, field)
        ? text
        : respelled(field, text, { dateFormat, decimalSign: lines.decimalSign });
    }
    return row;
  });
}

function respelled(
  field: ImportField,
  text: string,
  { dateFormat, decimalSign }: { dateFormat: DateFormat; decimalSign: DecimalSign | null },
): string {
  if (field === 'price') return plainNumber(text, decimalSign);
  if (field === 'dateOfPurchase' || field === 'warrantyStartDate')
    return plainDay(text, dateFormat);
  return text;
}

/** `3.2.2026` as 2026-02-03 for whoever writes days first; what is no day stays as it is. */
export function plainDay(text: string, dateFormat: DateFormat): string {
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/.exec(text) ?? [];
  if (year && month && day) return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const parts = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text);
  if (!parts) return text;
  const [, first = '', second = '', last = ''] = parts;
  const [ofMonth, ofYear] = dateFormat === 'DD/MM/YYYY' ? [first, second] : [second, first];
  return `${last}-${ofYear.padStart(2, '0')}-${ofMonth.padStart(2, '0')}`;
}

/** The faulty cells that a refusal names, by line; none where it is about something else. */
export function cellFaults({ fieldErrors }: Problem): readonly CellFault[] {
  return Object.entries(fieldErrors)
    .flatMap(([name, words]): CellFault[] => {
      const [, row, cell] = /^rows\.(\d+)\.(\w+)$/.exec(name) ?? [];
      const field = importFields.find((each) => each === cell);
      return row && field ? [{ at: Number(row), field, words: words.join(' ') }] : [];
    })
    .toSorted(
      (a, b) => a.at - b.at || importFields.indexOf(a.field) - importFields.indexOf(b.field),
    );
}

/** How many assets there are of each type, as the lines name it. */
export function countsByType(lines: Lines): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const at of lines.table.rows.keys()) {
    const type = textOf(lines, at, 'assetType').trim();
    counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  return counts;
}
