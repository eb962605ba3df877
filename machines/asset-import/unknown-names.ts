/**
 * Names of types, vendors and locations that do not exist, without duplicates, with similar
 * existing names.
 */
import type { CellError, Lines } from './import-lines.ts';
import { getText } from './import-lines.ts';

/** The cells that name another record. */
const namedFields = ['assetType', 'assetLocation', 'vendor'] as const;
export type NamedField = (typeof namedFields)[number];

export interface UnknownName {
  field: NamedField;
  /** As written in the first line that has it. */
  name: string;
  /** The indexes of the rows that name it, from 0. */
  rows: readonly number[];
}

const invisible = /[\p{Cf}\p{Cc}\p{Variation_Selector}]|\u034f|\u115f|\u1160|\u3164|\uffa0/gu;

/**
 * Maps names that look the same to the same key: ignores Unicode composition, width, case, blanks
 * and dotless i.
 */
export const lookAlike = (text: string): string =>
  text
    .replaceAll(/[\t\n\r]/g, ' ')
    .replaceAll(invisible, '')
    .normalize('NFKC')
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll('i\u0307', 'i')
    .replaceAll('ς', 'σ')
    .replaceAll(/[\s\u2800]+/gu, ' ')
    .trim();

/** The names that do not exist, without duplicates, in the order of the lines. */
export function findUnknown(
  lines: Lines,
  errors: readonly CellError[],
  known: Readonly<Record<NamedField, readonly string[]>>,
): UnknownName[] {
  const found = new Map<string, { field: NamedField; name: string; rows: number[] }>();
  const keys = new Map(
    namedFields.map((field) => [field, new Set(known[field].map((name) => lookAlike(name)))]),
  );
  for (const { at, field } of errors) {
    const named = namedFields.find((each) => each === field);
    const name = getText(lines, at, field).trim();
    const key = lookAlike(name);
    if (!named || key === '' || keys.get(named)?.has(key)) continue;
    const same = found.get(`${named} ${key}`);
    if (same) same.rows.push(at);
    else found.set(`${named} ${key}`, { field: named, name, rows: [at] });
  }
  return [...found.values()];
}

/**
 * The names that share the most letter pairs, best first; only names that share at least a third.
 */
export function similarNames(name: string, known: readonly string[], limit = 3): string[] {
  const requested = getLetterPairs(lookAlike(name));
  return known
    .map((each) => ({ each, likeness: getSimilarity(requested, getLetterPairs(lookAlike(each))) }))
    .filter(({ likeness }) => likeness >= 1 / 3)
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, limit)
    .map(({ each }) => each);
}

/** Pairs of neighboring letters, including the start and the end of the text. */
function getLetterPairs(text: string): Set<string> {
  const letters = Array.from(` ${text} `);
  return new Set(letters.slice(1).map((letter, at) => `${letters[at]}${letter}`));
}

function getSimilarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((pair) => b.has(pair)).length;
  return (2 * shared) / (a.size + b.size);
}
