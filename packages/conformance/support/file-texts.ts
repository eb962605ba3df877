/** Extracts the text of files of any type. */
import { readStreams } from './pdf-text.ts';
import { readPart } from './workbook.ts';

/** The parts of a workbook with visible text. */
const parts = ['xl/sharedStrings.xml', 'worksheets/sheet1.xml'];

/** All text of a file, as far as it is readable. */
export async function textOfFile(type: string, bytes: Uint8Array): Promise<string> {
  if (type === 'application/pdf') return readStreams(bytes);
  if (!type.includes('spreadsheetml')) return new TextDecoder().decode(bytes);
  const found = await Promise.all(parts.map((part) => readPart(bytes, part)));
  return found.map((text) => text ?? '').join('\n');
}
