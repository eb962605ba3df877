/** The format of a text file: its encoding, its separator and the line of its header. */
import { importFields, matchedColumns } from './import-fields.ts';

/** Number of lines that are searched for a header, because reports put titles above it. */
export const searchedLines = 20;

export const separators = [',', ';', '\t', '|'] as const;
export type Separator = (typeof separators)[number];

/** The encodings that spreadsheets write, named as in the Encoding standard. */
export const encodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'windows-1256',
  'gb18030',
] as const;
export type Encoding = (typeof encodings)[number];

/**
 * Detects UTF-16 by its byte order mark or its zero bytes, else UTF-8, else the encoding in which
 * Excel saves texts in western Europe.
 */
export function detectEncoding(bytes: ArrayBuffer): Encoding {
  const encoding = utf16In(new Uint8Array(bytes.slice(0, 200)));
  if (encoding) return encoding;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/**
 * Detects UTF-16 by its byte order mark or by the zero byte in each pair of bytes of Latin letters.
 */
function utf16In(start: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  for (const [at, byte] of start.entries())
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even + odd < start.length / 4) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/** The separator named by a first line, e.g. `sep=;`; null if there is no such line. */
export const namedSeparator = (text: string): string | null =>
  /^"?sep=(.)"?\r?(?:\n|$)/i.exec(text)?.[1] ?? null;

/** The separator that gives a line the most known headings; null if none gives two. */
export function detectSeparator(text: string): Separator | null {
  const lines = text.split(/\r\n|\r|\n/, searchedLines);
  const counts = separators.map((separator) => ({
    separator,
    count: Math.max(0, ...lines.map((line) => countHeadings(line.split(separator)))),
  }));
  const [best] = counts.toSorted((a, b) => b.count - a.count);
  return best && best.count > 1 ? best.separator : null;
}

/** The index of the header line, from 0: the line with the most known headings, else the first. */
export function findHeader(lines: readonly (readonly string[])[]): number {
  const counts = lines.slice(0, searchedLines).map(countHeadings);
  const limit = Math.max(0, ...counts);
  return limit > 1 ? counts.indexOf(limit) : 0;
}

function countHeadings(cells: readonly string[]): number {
  const columns = matchedColumns(cells.map((cell) => cell.replaceAll('"', '').trim()));
  return importFields.filter((field) => columns[field] !== null).length;
}

/** The labels of the totals row in the list's own export, in all languages of the app. */
const totals = new Set(['Total', 'Total général', 'Total general', '合计', 'الإجمالي']);

/** Whether a row is a totals row: labeled as one and empty except for its sums. */
export const isTotalRow = ([label = '', ...cells]: readonly string[]): boolean =>
  totals.has(label) && cells.every((cell) => /^[\d.,\s]*$/.test(cell));
