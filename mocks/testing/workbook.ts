/** Parses the parts of an .xlsx file that tests need. */
import { inflateRawSync } from 'node:zlib';

/** The file name in the response's headers. */
export function getFileName(response: Response): string {
  const [, name = ''] = /filename\*=UTF-8''(.+)$/.exec(
    response.headers.get('Content-Disposition') ?? '',
  ) ?? [''];
  return decodeURIComponent(name);
}

/** The XML of a workbook's first sheet, of its styles and of the workbook. */
export async function readParts(response: Response) {
  const files = unzipped(Buffer.from(await response.arrayBuffer()));
  return {
    sheet: files.get('xl/worksheets/sheet1.xml') ?? '',
    styles: files.get('xl/styles.xml') ?? '',
    book: files.get('xl/workbook.xml') ?? '',
  };
}

/** The cells of the first sheet, row by row; an empty cell is an empty string. */
export async function readRows(response: Response): Promise<string[][]> {
  const files = unzipped(Buffer.from(await response.arrayBuffer()));
  const texts = [...(files.get('xl/sharedStrings.xml') ?? '').matchAll(/<si>(.*?)<\/si>/gs)].map(
    ([, text = '']) => plain(text),
  );
  const sheet = files.get('xl/worksheets/sheet1.xml') ?? '';
  return [...sheet.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row = '']) => {
    const cells: string[] = [];
    for (const [, column = '', isText, value = ''] of row.matchAll(
      /<c r="([A-Z]+)\d+"[^>]*?( t="s")?><v>(.*?)<\/v><\/c>/gs,
    )) {
      cells[column.charCodeAt(0) - 65] = isText ? (texts[Number(value)] ?? '') : value;
    }
    return Array.from(cells, (cell) => cell ?? '');
  });
}

const plain = (xml: string) =>
  xml
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** The files of a zip archive by name, located by the directory at its end. */
function unzipped(archive: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  const end = archive.lastIndexOf('PK\u0005\u0006');
  let at = archive.readUInt32LE(end + 16);
  for (let remaining = archive.readUInt16LE(end + 10); remaining > 0; remaining -= 1) {
    const nameLength = archive.readUInt16LE(at + 28);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const packed = archive.subarray(start, start + archive.readUInt32LE(at + 20));
    files.set(name, inflateRawSync(packed).toString('utf8'));
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return files;
}
