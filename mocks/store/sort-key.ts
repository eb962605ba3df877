import { normalizeName } from './normalize-name.ts';

/** Signs of ASCII in the order of the Unicode Collation Algorithm, all before digits and letters. */
const signs = ' _-,;:!?.\'"()[]{}@*/\\&#%`^+<=>|~$';
/** The key of a sign: from U+0020 on, so that all of them are below the mark of a number. */
const signKeys = new Map(Array.from(signs, (sign, at) => [sign, String.fromCharCode(0x20 + at)]));
/** Marks a number, above all signs and below all letters; its length follows. */
const numberMark = 'A';

/** Letters that Unicode does not decompose, but readers sort like others. */
const letters: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ħ: 'h',
  ł: 'l',
  ı: 'i',
};

/** Signs beyond ASCII that readers sort like one of ASCII. */
const likeAscii: readonly (readonly [RegExp, string])[] = [
  [/\p{Pd}/gu, '-'],
  [/[‘’‚‛′]/gu, "'"],
  [/[“”„«»″]/gu, '"'],
  [/…/gu, '.'],
];

/**
 * A key by which names sort as readers expect when keys are compared by code unit: without letter
 * case, accents and invisible characters, signs before digits before letters, and numbers by their
 * value. Texts that a reader takes for the same have the same key.
 */
export function getSortKey(text: string): string {
  const plain = normalizeName(text);
  const folded = /^[\x20-\x7E]*$/.test(plain) ? plain : foldAccents(plain);
  return folded.replace(/\d+|[^\p{L}\d]/gu, (part) => {
    const sign = signKeys.get(part);
    if (sign !== undefined) return sign;
    return /^\d/.test(part) ? getNumberKey(part) : part;
  });
}

function foldAccents(text: string): string {
  let folded = text;
  for (const [pattern, sign] of likeAscii) folded = folded.replace(pattern, sign);
  return folded
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[æœøđħłı]/gu, (letter) => letters[letter] ?? letter);
}

/** Longer numbers are larger, so the number of digits comes first. */
function getNumberKey(digits: string): string {
  const value = digits.replace(/^0+(?=\d)/, '');
  return `${numberMark}${String.fromCharCode(0x20 + Math.min(value.length, 0x5000))}${value}`;
}

/** Compares two names as readers expect, by their keys. */
export function compareNames(a: string, b: string): number {
  const [left, right] = [getSortKey(a), getSortKey(b)];
  return left < right ? -1 : left > right ? 1 : 0;
}
