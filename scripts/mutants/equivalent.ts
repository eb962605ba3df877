import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant } from './sources.ts';

/** A mutant that behaves like the server, and why: told by what it changes, not by its line. */
export interface Equivalent {
  path: string;
  from: string;
  to: string;
  because: string;
}

/** Those that somebody has read and understood. */
export const readEquivalent = (): Equivalent[] =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'equivalent.json'), 'utf8')) as Equivalent[];

export const isEquivalent = ({ path, from, to }: Mutant, known: readonly Equivalent[]): boolean =>
  known.some((one) => one.path === path && one.from === from && one.to === to);
