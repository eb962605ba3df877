import { create, type Font } from '@cantoo/fontkit';
import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib';
import { toPlainLetters, visibleLetters } from './clusters.ts';
import { type FontFile, type FontWeight, findFontFiles, getFileName } from './font-files.ts';

/** A glyph with its place, in thousandths of the font size. */
export interface PlacedGlyph {
  /** Its code in the embedded font: four hexadecimal digits. */
  code: string;
  width: number;
  advance: number;
  x: number;
  y: number;
  /** The letter that it stands for; null if that is the letter of its glyph in the font. */
  letter: string | null;
}

/** Glyphs of one font, from left to right. */
export interface GlyphRun {
  face: Face;
  glyphs: readonly PlacedGlyph[];
}

/** A font of a document: the engine that shapes text, and what the document contains of it. */
export interface Face {
  font: Font;
  embedded: PDFFont;
  /** The shaped words, by direction and text. */
  shaped: Map<string, GlyphRun>;
}

/** A cluster as the document shows it; what is never drawn has no face. */
export interface Shown {
  text: string;
  face: Face | undefined;
}

/** Shows a cluster that no font has. */
const missing = '?';

/** Finds the fonts of clusters, and loads each when the first cluster needs it. */
export function createFaces(pdf: PDFDocument) {
  const fonts = new Map<Uint8Array, Font>();
  pdf.registerFontkit({ create: open });
  const faces = new Map<string, Promise<Face>>();
  const found = new Map<string, Promise<readonly Shown[]>>();

  /** The same instance shapes the text and is embedded, so that they number glyphs alike. */
  function open(bytes: Uint8Array): Font {
    const font = fonts.get(bytes) ?? create(bytes);
    if (!('layout' in font)) throw new Error('Expected a font file with one font.');
    fonts.set(bytes, font);
    return font;
  }

  async function load(file: FontFile, weight: FontWeight): Promise<Face> {
    const bytes = await readFontFile(file, weight);
    const embedded = await pdf.embedFont(bytes, { subset: true });
    return { font: open(bytes), embedded, shaped: new Map() };
  }

  const loadOnce = (file: FontFile, weight: FontWeight) =>
    once(faces, `${file.family} ${file.part} ${weight}`, () => load(file, weight));

  async function findFace(cluster: string, weight: FontWeight): Promise<Face | undefined> {
    const letters = visibleLetters(cluster);
    for (const file of findFontFiles(cluster)) {
      const face = await loadOnce(file, weight);
      if (letters.every((letter) => face.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)))
        return face;
    }
    return undefined;
  }

  async function findShown(cluster: string, weight: FontWeight): Promise<readonly Shown[]> {
    if (visibleLetters(cluster).length === 0) return [{ text: cluster, face: undefined }];
    const face = await findFace(cluster, weight);
    if (face) return [{ text: cluster, face }];
    const letters = toPlainLetters(cluster);
    const isReduced = letters.length > 0 && letters.join('') !== cluster;
    const parts = isReduced ? letters : [missing];
    return (await Promise.all(parts.map((part) => find(part, weight)))).flat();
  }

  /**
   * How the document shows a cluster that its fonts lack: without accents, or as a question mark.
   */
  const find = (cluster: string, weight: FontWeight): Promise<readonly Shown[]> =>
    once(found, `${weight} ${cluster}`, () => findShown(cluster, weight));

  return find;
}

function once<Value>(values: Map<string, Value>, key: string, make: () => Value): Value {
  const known = values.get(key);
  if (known !== undefined) return known;
  const value = make();
  values.set(key, value);
  return value;
}

/** Reads a font file: a browser fetches it from the app's files, Node reads it from the packages. */
async function readFontFile(file: FontFile, weight: FontWeight): Promise<Uint8Array> {
  const name = getFileName(file, weight);
  const { readFont } = await load();
  return readFont(file.family, name);
}

// Node without Vite has no `import.meta.env`.
const isInBrowser = (import.meta as Partial<ImportMeta>).env?.SSR === false;

const load = () => (isInBrowser ? import('./browser-fonts.ts') : import('./node-fonts.ts'));
