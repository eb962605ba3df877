import { isQuestion, type FormRow } from './form-row.ts';

/** The rows that belong to a row: a question alone, or a section with its questions. */
function getBlock(rows: readonly FormRow[], id: string): readonly FormRow[] {
  const at = rows.findIndex((row) => row.id === id);
  const row = rows[at];
  if (!row) return [];
  if (isQuestion(row)) return [row];
  const next = rows.findIndex((each, index) => index > at && !isQuestion(each));
  return rows.slice(at, next < 0 ? undefined : next);
}

/** The places to which a row can move: a section moves with its questions, past another section. */
function getStops(rows: readonly FormRow[], id: string): readonly FormRow[] {
  const row = rows.find((each) => each.id === id);
  return row && isQuestion(row) ? rows : rows.filter((each) => !isQuestion(each));
}

/** Moves a row by a number of places among those that it can have. */
export function moveBy(rows: readonly FormRow[], id: string, by: number): readonly FormRow[] {
  const stops = getStops(rows, id);
  const from = stops.findIndex((row) => row.id === id);
  const to = Math.min(Math.max(0, from + by), stops.length - 1);
  const target = stops[to];
  if (from < 0 || to === from || !target) return rows;
  return moveTo(rows, id, target.id, to > from);
}

/** Moves a row next to another one; a section goes past the section that the other one is in. */
export function moveTo(
  rows: readonly FormRow[],
  id: string,
  targetId: string,
  isAfter: boolean,
): readonly FormRow[] {
  const block = getBlock(rows, id);
  const others = rows.filter((row) => !block.includes(row));
  const [first] = block;
  if (!first || block.some((row) => row.id === targetId)) return rows;
  const target = others.findIndex((row) => row.id === targetId);
  if (target < 0) return rows;
  const at = isQuestion(first)
    ? target + (isAfter ? 1 : 0)
    : findSectionPlace(others, target, isAfter);
  return others.toSpliced(at, 0, ...block);
}

/** The start of the section of a row, or the start of the one after it. */
function findSectionPlace(rows: readonly FormRow[], target: number, isAfter: boolean): number {
  if (isAfter) {
    const next = rows.findIndex((row, index) => index > target && !isQuestion(row));
    return next < 0 ? rows.length : next;
  }
  const start = rows.findLastIndex((row, index) => index <= target && !isQuestion(row));
  return Math.max(0, start);
}

/** Adds rows at the end of a section; without one, at the end of the form. */
export function addRows(
  rows: readonly FormRow[],
  added: readonly FormRow[],
  sectionId: string | null = null,
): readonly FormRow[] {
  const last = sectionId === null ? undefined : getBlock(rows, sectionId).at(-1);
  const at = last ? rows.indexOf(last) + 1 : rows.length;
  return rows.toSpliced(at, 0, ...added);
}

/** A removed row, and the row before it. */
export interface RemovedRow {
  row: FormRow;
  /** The id of the row before it; null for the first row. */
  afterId: string | null;
}

/** Removes a row; the questions of a removed section join the section before it. */
export function removeRow(
  rows: readonly FormRow[],
  id: string,
): { rows: readonly FormRow[]; removed: RemovedRow | null } {
  const at = rows.findIndex((row) => row.id === id);
  const row = rows[at];
  if (!row) return { rows, removed: null };
  const removed = { row, afterId: rows[at - 1]?.id ?? null };
  return { rows: rows.toSpliced(at, 1), removed };
}

/** Puts a removed row back to where it was, whatever else has changed since. */
export function restoreRow(
  rows: readonly FormRow[],
  { row, afterId }: RemovedRow,
): readonly FormRow[] {
  if (rows.some(({ id }) => id === row.id)) return rows;
  const before = rows.findIndex(({ id }) => id === afterId);
  const at = before < 0 && afterId !== null ? rows.length : before + 1;
  return rows.toSpliced(at, 0, row);
}

/** Changes a row. */
export const changeRow = <Row extends FormRow>(
  rows: readonly FormRow[],
  row: Row,
  change: Partial<Row>,
): readonly FormRow[] => rows.map((each) => (each.id === row.id ? { ...row, ...change } : each));
