import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, type Mutant } from './sources.ts';

/**
 * A mutant that behaves like the server, and why: identified by its change, not by its line number.
 */
export interface Equivalent {
  path: string;
  from: string;
  to: string;
  /** The lines to which it applies, where the same text occurs more than once in the file. */
  on?: string[];
  because: string;
}

/** Mutants that were reviewed and found equivalent. */
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

/** A trimmed line of a project file; lines are 1-based. */
export const readLine = (path: string, line: number): string =>
  readFileSync(join(root, path), 'utf8').split('\n')[line - 1]?.trim() ?? '';
