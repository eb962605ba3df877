import type { FontFile, FontWeight } from './font-files.ts';
import { getFileName } from './font-files.ts';

/** Reads a font file: a browser fetches it from the app's files, Node reads it from the packages. */
export async function readFontFile(file: FontFile, weight: FontWeight): Promise<Uint8Array> {
  const name = getFileName(file, weight);
  const { readFont } = await load();
  return readFont(file.family, name);
}

// Node without Vite has no `import.meta.env`.
const isInBrowser = (import.meta as Partial<ImportMeta>).env?.SSR === false;

const load = () => (isInBrowser ? import('./browser-fonts.ts') : import('./node-fonts.ts'));
