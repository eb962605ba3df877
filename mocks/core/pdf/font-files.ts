import emoji from '@fontsource/noto-emoji/unicode.json' with { type: 'json' };
import arabic from '@fontsource/noto-sans-arabic/unicode.json' with { type: 'json' };
import chinese from '@fontsource/noto-sans-sc/unicode.json' with { type: 'json' };
import sans from '@fontsource/noto-sans/unicode.json' with { type: 'json' };
import { isEmoji, visibleLetters } from './clusters.ts';

export type FontWeight = 400 | 700;

/** One file of a font: its letters are those of some ranges. */
export interface FontFile {
  family: string;
  /** The part of the font, as file names have it: `latin`, `117`. */
  part: string;
  ranges: readonly (readonly [first: number, last: number])[];
}

/** The name of the file for a weight; that of its package is the family. */
export const getFileName = ({ family, part }: FontFile, weight: FontWeight): string =>
  `${family}-${part}-${weight}-normal.woff`;

/** The parts that Noto Sans has itself: the fonts of other scripts repeat them. */
const repeated = new Set(Object.keys(sans));

const listFiles = (family: string, parts: Record<string, string>): FontFile[] =>
  Object.entries(parts).map(([part, ranges]) => ({
    family,
    part: part.replaceAll(/[[\]]/g, ''),
    ranges: ranges.split(',').map(toRange),
  }));

/** A range as style sheets write it: `U+0-FF` or `U+131`. */
function toRange(range: string): [number, number] {
  const [first = '', last = first] = range.replace(/^U\+/i, '').split('-');
  return [parseInt(first, 16), parseInt(last, 16)];
}

const withoutRepeated = (parts: Record<string, string>) =>
  Object.fromEntries(Object.entries(parts).filter(([part]) => !repeated.has(part)));

const textFiles = [
  // Latin first: its ranges also have the signs of all scripts.
  ...listFiles('noto-sans', sans).toReversed(),
  ...listFiles('noto-sans-arabic', withoutRepeated(arabic)),
  ...listFiles('noto-sans-sc', withoutRepeated(chinese)),
];
const emojiFiles = listFiles('noto-emoji', emoji);
const emojiFirst = [...emojiFiles, ...textFiles];
const textFirst = [...textFiles, ...emojiFiles];

/**
 * The files whose ranges have every letter of a cluster, best first. A range promises more than the
 * file has: its user checks its letters.
 */
export function findFontFiles(cluster: string): FontFile[] {
  const codePoints = visibleLetters(cluster).map((letter) => letter.codePointAt(0) ?? 0);
  return (isEmoji(cluster) ? emojiFirst : textFirst).filter(({ ranges }) =>
    codePoints.every((code) => ranges.some(([first, last]) => first <= code && code <= last)),
  );
}
