import type { Glyph } from '@cantoo/fontkit';
import type { Face, GlyphRun, PlacedGlyph, Shown } from './faces.ts';
import { findDirections, orderRuns, toMirrored, type Directions } from './visual-order.ts';
import { isWide, type Line } from './wrap.ts';

/** The width of a line, in thousandths of the font size. */
export const measureRuns = (runs: readonly GlyphRun[]): number =>
  runs.reduce((sum, { glyphs }) => glyphs.reduce((total, { advance }) => total + advance, sum), 0);

/** A text with the clusters that its fonts have, in the order in which it is read. */
export interface ShownText {
  clusters: readonly Shown[];
  /** The UTF-16 position of each cluster, and of the end. */
  starts: readonly number[];
  indices: ReadonlyMap<number, number>;
  directions: Directions;
}

export function toShownText(clusters: readonly Shown[]): ShownText {
  const starts = [0];
  let length = 0;
  for (const { text } of clusters) starts.push((length += text.length));
  return {
    clusters,
    starts,
    indices: new Map(starts.map((start, index) => [start, index])),
    directions: findDirections(clusters.map(({ text }) => text).join('')),
  };
}

/** The glyph runs of one line, from left to right. */
export function shapeLine(
  { clusters, starts, indices, directions }: ShownText,
  [first, last]: Line,
): GlyphRun[] {
  const range = [starts[first] ?? 0, starts[last] ?? 0] as const;
  return orderRuns(directions, range).flatMap(({ start, end, isRightToLeft }) => {
    const part = clusters.slice(indices.get(start), indices.get(end));
    const runs = listWords(part).map((word) => shapeWord(word, isRightToLeft));
    return isRightToLeft ? runs.toReversed() : runs;
  });
}

/** Letters of one font that are shaped together, since they may join. */
interface Word {
  face: Face;
  texts: string[];
}

/** Words of one font; a space is one of its own, and so is a Chinese letter. */
function listWords(clusters: readonly Shown[]): Word[] {
  const words: Word[] = [];
  let canJoin = false;
  for (const { face, text } of clusters) {
    const last = words.at(-1);
    if (!face) continue;
    const isApart = text === ' ' || isWide(text);
    if (last?.face === face && canJoin && !isApart) last.texts.push(text);
    else words.push({ face, texts: [text] });
    canJoin = !isApart;
  }
  return words;
}

/** Shapes a word once for all of its places: this takes most of the time of a document. */
function shapeWord({ face, texts }: Word, isRightToLeft: boolean): GlyphRun {
  const key = `${isRightToLeft ? 'rtl' : 'ltr'} ${texts.join('')}`;
  const run = face.shaped.get(key) ?? shapeRun(face, texts, isRightToLeft);
  face.shaped.set(key, run);
  return run;
}

/** Shapes a text of one font: letters take their joined forms, marks their places. */
function shapeRun(face: Face, texts: readonly string[], isRightToLeft: boolean): GlyphRun {
  const { font, embedded } = face;
  const text = (isRightToLeft ? texts.map(toMirrored) : texts).join('');
  const { glyphs, positions, direction } = font.layout(text);
  const codes = embedded.encodeText(text).asString().match(/.{4}/g) ?? [];
  const scale = 1000 / font.unitsPerEm;
  const placed = glyphs.map(({ advanceWidth }, at): PlacedGlyph => {
    const { xAdvance = advanceWidth, xOffset = 0, yOffset = 0 } = positions?.[at] ?? {};
    return {
      code: codes[at] ?? '0000',
      width: advanceWidth * scale,
      advance: xAdvance * scale,
      x: xOffset * scale,
      y: yOffset * scale,
      letter: null,
    };
  });
  if (direction === 'rtl') {
    const letters = findLetters(glyphs.toReversed(), text).toReversed();
    for (const [at, glyph] of placed.entries()) glyph.letter = letters[at] ?? null;
  }
  // The engine orders by script: digits of Arabic and brackets may be in the other direction.
  const isInOrder = (direction === 'rtl') === isRightToLeft;
  return { face, glyphs: isInOrder ? placed : placed.toReversed() };
}

/**
 * The letter of each glyph in the order of the text, where it is not the one that the font knows:
 * Arabic letters that differ only in dots share a glyph, and the dots are a glyph without a letter.
 * Empty if the glyphs do not tell.
 */
function findLetters(glyphs: readonly Glyph[], text: string): (string | null)[] {
  const source = Array.from(text);
  let at = 0;
  const letters = glyphs.map(({ codePoints }) => {
    const letter = source.slice(at, (at += codePoints.length)).join('');
    return letter === String.fromCodePoint(...codePoints) ? null : letter;
  });
  return at === source.length ? letters : [];
}
