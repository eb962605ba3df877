/** The one writer of comma-separated values (RFC 4180), for every export of the app. */

/** A text, or a number that a spreadsheet is to count with. */
export type CsvCell = string | number;

/** Makes Excel read the file as UTF-8. */
const byteOrderMark = '\u{FEFF}';

/** Where a spreadsheet sees the beginning of a formula; full-width signs are taken for these. */
const formulaStart = /^[=+\-@\t\r＝＋－＠]/u;
/** A negative amount is no formula. */
const negativeNumber = /^-\d+(?:\.\d+)?$/;

/**
 * Lines of cells as a file. Spreadsheets of languages with a decimal comma split cells at semicolons
 * and read no number with a point. A text that a spreadsheet would run as a formula gets an
 * apostrophe before it: other people's texts end up in these files.
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

/** The same as a file to save. */
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
