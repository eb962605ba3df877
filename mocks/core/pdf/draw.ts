import {
  PDFArray,
  PDFHexString,
  PDFNumber,
  PDFOperator,
  PDFOperatorNames,
  beginText,
  endText,
  setFontAndSize,
  setTextMatrix,
  setTextRise,
  type PDFName,
  type PDFPage,
} from '@cantoo/pdf-lib';
import type { Face, GlyphRun, PlacedGlyph } from './faces.ts';
import { measureRuns } from './shape.ts';

/** A page, and the names under which it knows its fonts. */
export interface Sheet {
  page: PDFPage;
  fonts: Map<Face, PDFName>;
}

/** The left end of a base line, and the font size, in points. */
interface At {
  x: number;
  y: number;
  size: number;
}

export function drawLine(sheet: Sheet, runs: readonly GlyphRun[], { x, y, size }: At): void {
  let left = x;
  for (const run of joinRuns(runs)) {
    drawRun(sheet, run, { x: left, y, size });
    left += (measureRuns([run]) * size) / 1000;
  }
}

/** Neighbors of one font are written together. */
function joinRuns(runs: readonly GlyphRun[]): GlyphRun[] {
  const joined: { face: Face; glyphs: PlacedGlyph[] }[] = [];
  for (const { face, glyphs } of runs) {
    const last = joined.at(-1);
    if (last?.face === face) last.glyphs.push(...glyphs);
    else joined.push({ face, glyphs: [...glyphs] });
  }
  return joined;
}

function drawRun({ page, fonts }: Sheet, { face, glyphs }: GlyphRun, { x, y, size }: At): void {
  const name = fonts.get(face) ?? page.node.newFontDictionary('Font', face.embedded.ref);
  fonts.set(face, name);
  const operators = [beginText(), setFontAndSize(name, size), setTextMatrix(1, 0, 0, 1, x, y)];
  let shown = PDFArray.withContext(page.doc.context);
  let codes = '';
  let rise = 0;
  let letter: string | null = null;
  // Where the pen is, and where the next glyph belongs.
  let pen = 0;
  let target = 0;
  const showCodes = () => {
    if (codes !== '') shown.push(PDFHexString.of(codes));
    codes = '';
  };
  const show = () => {
    showCodes();
    if (shown.size() > 0) {
      operators.push(PDFOperator.of(PDFOperatorNames.ShowTextAdjusted, [shown]));
    }
    shown = PDFArray.withContext(page.doc.context);
  };
  const changeLetter = (next: string | null) => {
    if (next === null && letter === null) return;
    show();
    if (letter !== null) operators.push(PDFOperator.of(PDFOperatorNames.EndMarkedContent));
    if (next !== null) operators.push(startLetter(next));
    letter = next;
  };
  const changeRise = (next: number) => {
    if (next === rise) return;
    show();
    operators.push(setTextRise((next * size) / 1000));
    rise = next;
  };
  for (const glyph of glyphs) {
    changeLetter(glyph.letter);
    changeRise(glyph.y);
    const back = Math.round(pen - target - glyph.x);
    if (back !== 0) {
      showCodes();
      shown.push(PDFNumber.of(back));
    }
    codes += glyph.code;
    pen += glyph.width - back;
    target += glyph.advance;
  }
  show();
  changeLetter(null);
  changeRise(0);
  page.pushOperators(...operators, endText());
}

/** What readers and searches take for the glyph that follows. */
const startLetter = (letter: string): PDFOperator =>
  PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [
    '/Span',
    `<</ActualText ${PDFHexString.fromText(letter).toString()}>>`,
  ]);
