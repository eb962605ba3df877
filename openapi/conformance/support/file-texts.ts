/** Reading the texts of files, whatever their type. */
import { readStreams } from './pdf-text.ts';
import { readPart } from './workbook.ts';

/** The parts of a workbook that hold what a reader sees. */
const parts = ['xl/sharedStrings.xml', 'worksheets/sheet1.xml'];

/** All that a file says, as far as it can be read as text. */
export async function textOfFile(type: string, bytes: Uint8Array): Promise<string> {
  if (type === 'application/pdf') return readStreams(bytes);
  if (!type.includes('spreadsheetml')) return new TextDecoder().decode(bytes);
  const found = await Promise.all(parts.map((part) => readPart(bytes, part)));
  return found.map((text) => text ?? '').join('\n');
}
