import { AsyncZipDeflate, strFromU8, unzipSync, Zip, ZipDeflate } from 'fflate';
import type { Feature } from 'write-excel-file/universal';
import { createPause } from '../requests/pause.ts';
import type { SheetValue } from './workbook.ts';

/** A value, or a bold one. */
export type Cell = SheetValue | { value: string | number; format?: string; fontWeight?: 'bold' };

interface Sheet {
  sheet: string;
  columns: { width: number }[];
  stickyRowsCount: number;
  rightToLeft: boolean;
}

/** Number of lines that are written at once, and from which on a worker compresses them. */
const chunk = 50;
const many = 500;

const sheetPath = 'xl/worksheets/sheet1.xml';
const textsPath = 'xl/sharedStrings.xml';

/**
 * Writes an Excel file in parts that let other work run in between: for 50,000 lines the library
 * would hold up every other call for seconds. The library writes everything but the lines.
 */
export async function writeWorkbook(
  lines: readonly (readonly Cell[])[],
  sheet: Sheet,
  features: Feature<Blob>[],
): Promise<Uint8Array<ArrayBuffer>> {
  const pause = createPause();
  const samples = new Map<string, Cell>();
  for (const line of lines) {
    for (const cell of line) {
      const key = getStyle(cell);
      if (key && !samples.has(key)) samples.set(key, cell);
    }
    await pause();
  }
  const files = await writeTemplate([...samples.values()], sheet, features);
  const template = strFromU8(files[sheetPath] ?? new Uint8Array());
  const ids = Array.from(template.matchAll(/<c [^>]*\bs="(\d+)"/g), ([, id = '']) => id);
  const styles = new Map([...samples.keys()].map((key, at) => [key, ids[at] ?? '']));
  const texts = new Map<string, number>();
  const [start = '', end = ''] = template.split(/<sheetData>[^]*<\/sheetData>/);

  const zipping = startZip(lines.length > many);
  for (const [path, bytes] of Object.entries(files)) {
    if (path !== sheetPath && path !== textsPath) zipping.add(path)(bytes, true);
  }
  const encoder = new TextEncoder();
  const pushSheet = zipping.add(sheetPath);
  pushSheet(encoder.encode(`${start}<sheetData>`), false);
  for (let at = 0; at < lines.length; at += chunk) {
    const rows = lines.slice(at, at + chunk).map((line, offset) => {
      const cells = line.map((cell, column) =>
        writeCell(cell, `${columnName(column + 1)}${at + offset + 1}`, { styles, texts }),
      );
      return `<row r="${at + offset + 1}">${cells.join('')}</row>`;
    });
    pushSheet(encoder.encode(rows.join('')), false);
    await pause();
  }
  pushSheet(encoder.encode(`</sheetData>${end}`), true);
  const pushTexts = zipping.add(textsPath);
  pushTexts(encoder.encode(textsStart), false);
  const all = [...texts.keys()];
  for (let at = 0; at < all.length; at += 20 * chunk) {
    pushTexts(
      encoder.encode(
        all
          .slice(at, at + 20 * chunk)
          .map(writeText)
          .join(''),
      ),
      false,
    );
    await pause();
  }
  pushTexts(encoder.encode('</sst>'), true);
  return zipping.finish();
}

const textsStart =
  '<?xml version="1.0"?><sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">';

/** The files of a workbook with one row of sample cells, by path. */
async function writeTemplate(
  samples: readonly Cell[],
  sheet: Sheet,
  features: Feature<Blob>[],
): Promise<Record<string, Uint8Array>> {
  const { default: writeXlsxFile } = await import('write-excel-file/universal');
  const blob = await writeXlsxFile([[...samples]], sheet, { features }).toBlob();
  return unzipSync(new Uint8Array(await blob.arrayBuffer()));
}

/** Cells with the same key look the same; empty for a plain one. */
function getStyle(cell: Cell): string {
  if (typeof cell !== 'object' || cell === null) return '';
  return JSON.stringify([cell.format, 'fontWeight' in cell ? cell.fontWeight : undefined]);
}

function writeCell(
  cell: Cell,
  reference: string,
  { styles, texts }: { styles: ReadonlyMap<string, string>; texts: Map<string, number> },
): string {
  const value = typeof cell === 'object' && cell !== null ? cell.value : cell;
  const style = styles.get(getStyle(cell));
  const tag = `<c r="${reference}"${style === undefined ? '' : ` s="${style}"`}`;
  if (value === null || value === '') return style === undefined ? '' : `${tag}/>`;
  if (typeof value === 'number') return `${tag}><v>${value}</v></c>`;
  const at = texts.get(value) ?? texts.size;
  texts.set(value, at);
  return `${tag} t="s"><v>${at}</v></c>`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** XML has no control characters but tab and line breaks, no half of a pair, and no U+FFFE. */
const forbidden = /(?![\t\n\r\u0085])[\p{Cc}\uFDD0-\uFDEF\uFFFD-\uFFFF]/gu;

function writeText(text: string): string {
  const space = text.trim() === text ? '' : ' xml:space="preserve"';
  const clean = text.toWellFormed().replace(forbidden, '');
  return `<si><t${space}>${clean.replace(/[&<>]/g, (letter) => entities[letter] ?? '')}</t></si>`;
}

/** The letters of a column, counted from 1. */
export function columnName(count: number): string {
  const letter = String.fromCodePoint(65 + ((count - 1) % 26));
  return count > 26 ? `${columnName(Math.floor((count - 1) / 26))}${letter}` : letter;
}

/** A zip archive whose files are written in parts; `isLarge`: compressed by workers. */
function startZip(isLarge: boolean) {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, part, isLast) => {
    if (error) reject(error);
    else parts.push(part);
    if (isLast) resolve(joinBytes(parts));
  });
  return {
    add: (path: string) => {
      const file = isLarge ? new AsyncZipDeflate(path) : new ZipDeflate(path);
      zip.add(file);
      return (bytes: Uint8Array, isLast: boolean) => file.push(bytes, isLast);
    },
    finish: () => {
      zip.end();
      return promise;
    },
  };
}

function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
