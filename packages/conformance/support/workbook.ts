/** Reads an Excel workbook: a ZIP archive of XML (ECMA-376, APPNOTE 6.3). */

const centralHeader = 0x02014b50;
const endOfCentral = 0x06054b50;

/** The XML of a workbook's first sheet. Throws where there is none. */
export async function readFirstSheet(bytes: Uint8Array): Promise<string> {
  const sheet = await readPart(bytes, 'worksheets/sheet1.xml');
  if (sheet === null) throw new Error('The workbook has no first sheet; check the file.');
  return sheet;
}

/** The text of a part of a workbook by its name's end; null if there is none. */
export async function readPart(bytes: Uint8Array, ending: string): Promise<string | null> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = findCentralDirectory(view);
  while (view.getUint32(at, true) === centralHeader) {
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    if (name.endsWith(ending)) return textAt(bytes, view, at);
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return null;
}

function findCentralDirectory(view: DataView): number {
  for (let at = view.byteLength - 22; at >= 0; at -= 1) {
    if (view.getUint32(at, true) === endOfCentral) return view.getUint32(at + 16, true);
  }
  throw new Error('The bytes are not a ZIP archive.');
}

/** The text of the file whose central directory header starts at `header`. */
async function textAt(bytes: Uint8Array, view: DataView, header: number): Promise<string> {
  const isDeflated = view.getUint16(header + 10, true) === 8;
  const size = view.getUint32(header + 20, true);
  const local = view.getUint32(header + 42, true);
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  const content = new Blob([bytes.slice(start, start + size)]).stream();
  const plain = isDeflated ? content.pipeThrough(new DecompressionStream('deflate-raw')) : content;
  return new Response(plain).text();
}

/** The numbers in a sheet column, from the top; texts are skipped. */
export function numbersIn(sheet: string, column: string): number[] {
  const cells = sheet.matchAll(/<c\b([^>]*)>(?:<f>[^<]*<\/f>)?<v>([^<]*)<\/v>/g);
  return [...cells].flatMap(([, attributes = '', value]) => {
    const isHere = new RegExp(`\\br="${column}\\d+"`).test(attributes);
    const kind = /\bt="(\w+)"/.exec(attributes)?.[1] ?? 'n';
    return isHere && kind === 'n' ? [Number(value)] : [];
  });
}

/** The texts in a column of a workbook's first sheet, from the top; numbers are skipped. */
export async function readColumnTexts(bytes: Uint8Array, column: string): Promise<string[]> {
  const sheet = await readFirstSheet(bytes);
  const stored = (await readPart(bytes, 'sharedStrings.xml')) ?? '';
  const shared = [...stored.matchAll(/<si\b[^>]*>(.*?)<\/si>/gs)].map(([, item = '']) =>
    textIn(item),
  );
  return [...sheet.matchAll(/<c\b([^>]*)>(.*?)<\/c>/gs)].flatMap(
    ([, attributes = '', inside = '']) => {
      const isHere = new RegExp(`\\br="${column}\\d+"`).test(attributes);
      const kind = /\bt="(\w+)"/.exec(attributes)?.[1] ?? 'n';
      if (!isHere || !['s', 'str', 'inlineStr'].includes(kind)) return [];
      const text = textIn(inside);
      return [kind === 's' ? (shared[Number(text)] ?? '') : text];
    },
  );
}

/** The positions of these texts in a workbook's first sheet, by column, each from the top. */
export async function foundIn(bytes: Uint8Array, expected: readonly string[]): Promise<string[]> {
  const columns = await Promise.all(
    Array.from('ABCDEFGHIJKLMNOP').map((each) => readColumnTexts(bytes, each)),
  );
  return columns.flat().filter((text) => expected.includes(text));
}

/** The text between the tags of an XML part. */
const textIn = (xml: string): string => xml.replaceAll(/<[^>]*>/g, '');
