import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

export const readFont = (family: string, name: string): Promise<Uint8Array> =>
  readFile(resolve(`@fontsource/${family}/files/${name}`));
