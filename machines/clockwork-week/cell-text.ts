import { readDuration, type ParseResult } from '../spoken-time/spoken-time.ts';

/** A length in whole minutes, a note, or both; null if not typed. */
export interface CellText {
  length: number | null;
  note: string | null;
}

/** The separator between a length and its note, in each script of the app. */
const separator = /[;；؛]/;

/** Parses the text of a cell: "1:30", "1:30; Stand-up", or "; Stand-up" for only a note. */
export function readCellText(text: string): ParseResult<CellText> {
  const at = text.search(separator);
  const typedLength = at === -1 ? text : text.slice(0, at);
  const typedNote = at === -1 ? '' : text.slice(at + 1).trim();
  const note = typedNote === '' ? null : typedNote;
  if (typedLength.trim() === '' && note !== null) return { value: { length: null, note } };
  const parsed = readDuration(typedLength);
  return 'error' in parsed ? parsed : { value: { length: parsed.value, note } };
}

/** The initial text when a cell with a note is edited. */
export const writeCellText = (length: string, note: string): string =>
  note === '' ? length : `${length}; ${note}`;
