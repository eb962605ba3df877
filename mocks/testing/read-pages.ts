import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  PDFRef,
  decodePDFRawStream,
  type PDFObject,
  type PDFPage,
} from '@cantoo/pdf-lib';

/** One glyph of a page, with the letter that readers and searches take it for. */
export interface ReadGlyph {
  /** The name of its font, and its code there: two forms of a letter differ. */
  font: string;
  code: string;
  letter: string;
}

/** Glyphs of one font from left to right; the place is in points from the lower left corner. */
export interface ReadRun {
  x: number;
  y: number;
  glyphs: ReadGlyph[];
}

/** What each page of a PDF shows, in the order in which it was drawn. */
export async function readPages(bytes: Uint8Array | ArrayBuffer): Promise<ReadRun[][]> {
  const pdf = await PDFDocument.load(bytes);
  return pdf.getPages().map(readPage);
}

/** The text of each line of a page, from left to right as it is seen. */
export function listLines(runs: readonly ReadRun[]): string[] {
  const lines = new Map<number, string>();
  for (const { y, glyphs } of runs) {
    lines.set(y, (lines.get(y) ?? '') + glyphs.map(({ letter }) => letter).join(''));
  }
  return [...lines.values()];
}

function readPage({ node, doc }: PDFPage): ReadRun[] {
  const fonts = node.Resources()?.lookup(PDFName.of('Font'), PDFDict);
  const contents = node.Contents();
  const streams = contents instanceof PDFArray ? contents.asArray() : [contents];
  const source = streams.map((stream) => readStream(doc, stream)).join('\n');
  const runs: ReadRun[] = [];
  let font = { name: '', letters: new Map<string, string>() };
  let actual: string | undefined;
  const operations = source.matchAll(
    /\/(\S+) \S+ Tf|1 0 0 1 (\S+) (\S+) Tm|\/ActualText <FEFF(\w*)>>>\s*BDC|(EMC)|\[([^\]]*)\]\s*TJ/g,
  );
  for (const [, name, x, y, text, end, shown] of operations) {
    if (name !== undefined) font = readFont(doc, fonts?.get(PDFName.of(name)));
    if (x !== undefined) runs.push({ x: Number(x), y: Number(y), glyphs: [] });
    if (text !== undefined) actual = fromUtf16(text);
    if (end !== undefined) actual = undefined;
    for (const [, codes = ''] of shown?.matchAll(/<(\w+)>/g) ?? []) {
      for (const code of codes.match(/.{4}/g) ?? []) {
        const letter = actual ?? font.letters.get(code.toUpperCase()) ?? '';
        runs.at(-1)?.glyphs.push({ font: font.name, code, letter });
      }
    }
  }
  return runs;
}

function readFont(doc: PDFDocument, object: PDFObject | undefined) {
  const font = resolve(doc, object);
  if (!(font instanceof PDFDict)) throw new Error('The page has no such font.');
  const map = readStream(doc, font.get(PDFName.of('ToUnicode')));
  const letters = Array.from(
    map.matchAll(/^<(\w+)> <(\w*)>$/gm),
    ([, code = '', text = '']) => [code.toUpperCase(), fromUtf16(text)] as const,
  );
  return { name: String(font.get(PDFName.of('BaseFont'))), letters: new Map(letters) };
}

function readStream(doc: PDFDocument, object: PDFObject | undefined): string {
  const stream = resolve(doc, object);
  if (!(stream instanceof PDFRawStream)) throw new Error('Expected a stream.');
  return new TextDecoder('latin1').decode(decodePDFRawStream(stream).decode());
}

const resolve = ({ context }: PDFDocument, object: PDFObject | undefined) =>
  object instanceof PDFRef ? context.lookup(object) : object;

const fromUtf16 = (hex: string): string =>
  (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(parseInt(unit, 16))).join('');
