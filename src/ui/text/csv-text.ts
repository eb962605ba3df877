/** The only writer of comma-separated values (RFC 4180), for every export of the app. */

/** A text, or a number that a spreadsheet can calculate with. */
export type CsvCell = string | number;

/** Makes Excel read the file as UTF-8. */
const byteOrderMark = '\u{FEFF}';

/** The start of a formula in a spreadsheet, which also accepts full-width signs. */
const formulaStart = /^[=+\-@\t\r＝＋－＠]/u;
/** A negative amount is not a formula. */
const negativeNumber = /^-\d+(?:\.\d+)?$/;

/**
 * Writes lines of cells as a file. Spreadsheets in languages with a decimal comma split cells at
 * semicolons and do not parse a decimal point. A text that would run as a formula gets an
 * apostrophe before it, because these files contain other users' text.
 */
export function writeCsv(
  lines: readonly (readonly CsvCell[])[],
  language: string = pageLanguage(),
): string {
  const hasComma = hasDecimalComma(language);
  const separator = hasComma ? ';' : ',';
  const write = (cell: CsvCell) => {
    if (typeof cell === 'string') return quoted(safe(cell), separator);
    return hasComma ? String(cell).replace('.', ',') : String(cell);
  };
  const body = lines.map((line) => `${line.map(write).join(separator)}\r\n`).join('');
  return byteOrderMark + body;
}

/** The same as a Blob to save. */
export const csvFile = (lines: readonly (readonly CsvCell[])[]): Blob =>
  new Blob([writeCsv(lines)], { type: 'text/csv;charset=utf-8' });

const pageLanguage = () => (typeof document === 'undefined' ? 'en' : document.documentElement.lang);

const hasDecimalComma = (language: string) =>
  new Intl.NumberFormat(language || 'en')
    .formatToParts(1.5)
    .some(({ type, value }) => type === 'decimal' && value === ',');

const safe = (text: string) =>
  formulaStart.test(text) && !negativeNumber.test(text) ? `'${text}` : text;

const quoted = (text: string, separator: string) =>
  text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
