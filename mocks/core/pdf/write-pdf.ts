import { PDFDocument } from '@cantoo/pdf-lib';
import { createPause } from '../requests/pause.ts';
import { toClusters, toLines } from './clusters.ts';
import { drawLine, type Sheet } from './draw.ts';
import { createFaces, type GlyphRun } from './faces.ts';
import { paginate } from './paginate.ts';
import { styles, type Paragraph } from './paragraph.ts';
import { measureRuns, shapeLine, toShownText } from './shape.ts';
import { wrap, type Line } from './wrap.ts';

interface Document {
  title: string;
  paragraphs: readonly Paragraph[];
  at: Date;
}

/** A line that is ready to be drawn. */
interface ShapedLine {
  runs: readonly GlyphRun[];
  isRightToLeft: boolean;
}

interface Work {
  findShown: ReturnType<typeof createFaces>;
  /** Lets other work run in between: a long document takes seconds. */
  pause: ReturnType<typeof createPause>;
}

/** A4 in points. */
const paper = { width: 595, height: 842, margin: 56, leading: 1.4, footSize: 8 };
const textWidth = paper.width - 2 * paper.margin;

/**
 * Writes paragraphs to an A4 document. Each script is shown in its Noto font, of which the document
 * contains the glyphs that occur. The full text is attached as review.txt.
 */
export async function writePdf({ title, paragraphs, at }: Document) {
  const pdf = await PDFDocument.create();
  pdf.setTitle(title, { showInWindowTitleBar: true });
  pdf.setCreationDate(at);
  pdf.setModificationDate(at);
  const work: Work = { findShown: createFaces(pdf), pause: createPause() };
  const shaped: ShapedLine[][] = [];
  for (const { text, style } of paragraphs) {
    const lines: ShapedLine[] = [];
    for (const line of toLines(text)) lines.push(...(await shapeText(work, line, style)));
    shaped.push(lines);
  }
  await drawPages(pdf, work, paragraphs, shaped);
  const full = paragraphs.map(({ text }) => text).join('\n\n');
  await pdf.attach(new TextEncoder().encode(full), 'review.txt', {
    mimeType: 'text/plain',
    creationDate: at,
    modificationDate: at,
  });
  return new Uint8Array(await pdf.save());
}

/** Wraps one line of a text to lines of a page. */
async function shapeText(
  { findShown, pause }: Work,
  line: string,
  style: Paragraph['style'],
): Promise<ShapedLine[]> {
  const { size, isBold, indent } = styles[style];
  const weight = isBold ? 700 : 400;
  const found = await Promise.all(toClusters(line).map((cluster) => findShown(cluster, weight)));
  const text = toShownText(found.flat());
  const letters = text.clusters.map((cluster) => cluster.text);
  const measure = (part: Line): number => measureRuns(shapeLine(text, part));
  const lines: ShapedLine[] = [];
  for (const part of wrap(letters, ((textWidth - indent) / size) * 1000, measure)) {
    lines.push({ runs: shapeLine(text, part), isRightToLeft: text.directions.isRightToLeft });
    await pause();
  }
  return lines;
}

async function drawPages(
  pdf: PDFDocument,
  work: Work,
  paragraphs: readonly Paragraph[],
  shaped: readonly (readonly ShapedLine[])[],
): Promise<void> {
  const blocks = paragraphs.map(({ style }, at) => {
    const { size, before, isHeading } = styles[style];
    return {
      lines: shaped[at]?.length ?? 0,
      lineHeight: size * paper.leading,
      before,
      isHeading,
    };
  });
  const places = paginate(blocks, paper.height - 2 * paper.margin);
  const count = (places.at(-1)?.at(-1)?.page ?? 0) + 1;
  const sheets = Array.from({ length: count }, () => addSheet(pdf));
  for (const [at, { style }] of paragraphs.entries()) {
    const { size, indent } = styles[style];
    for (const [index, { runs, isRightToLeft }] of (shaped[at] ?? []).entries()) {
      const { page = 0, top = 0 } = places[at]?.[index] ?? {};
      const sheet = sheets[page];
      const right = paper.width - paper.margin - indent - (measureRuns(runs) * size) / 1000;
      const x = isRightToLeft ? right : paper.margin + indent;
      if (sheet) drawLine(sheet, runs, { x, y: paper.height - paper.margin - top - size, size });
    }
    await work.pause();
  }
  for (const [at, sheet] of sheets.entries()) {
    const size = paper.footSize;
    const [line] = await shapeText(work, `${at + 1} / ${count}`, 'body');
    const runs = line?.runs ?? [];
    const x = (paper.width - (measureRuns(runs) * size) / 1000) / 2;
    drawLine(sheet, runs, { x, y: paper.margin / 2, size });
  }
}

const addSheet = (pdf: PDFDocument): Sheet => ({
  page: pdf.addPage([paper.width, paper.height]),
  fonts: new Map(),
});
