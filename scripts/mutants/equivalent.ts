import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, type Mutant } from './sources.ts';

/** A mutant that behaves like the server, and why: told by what it changes, not by a line's number. */
export interface Equivalent {
  path: string;
  from: string;
  to: string;
  /** The lines on which it does, where the same stands in several places of the file. */
  on?: string[];
  because: string;
}

/** Those that somebody has read and understood. */
export const readEquivalent = (): Equivalent[] =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'equivalent.json'), 'utf8')) as Equivalent[];

export const isEquivalent = (
  { path, from, to, line }: Mutant,
  known: readonly Equivalent[],
): boolean =>
  known.some(
    (one) =>
      one.path === path &&
      one.from === from &&
      one.to === to &&
      (one.on === undefined || one.on.includes(readLine(path, line))),
  );

/** A line of a file of the project, without what stands around it; lines count from 1. */
export const readLine = (path: string, line: number): string =>
  readFileSync(join(root, path), 'utf8').split('\n')[line - 1]?.trim() ?? '';
