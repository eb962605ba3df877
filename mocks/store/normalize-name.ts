/**
 * Joiners change how letters of some scripts, and emoji, are displayed; between Latin letters they
 * are invisible.
 */
const idleJoiner =
  /(?<![\p{L}\p{M}\p{Emoji_Modifier}\p{Extended_Pictographic}])\p{Join_Control}|(?<=\p{Script=Latin})\p{Join_Control}|\p{Join_Control}(?![\p{L}\p{M}\p{Extended_Pictographic}])/gu;

/** Control characters except tab and line breaks, and format characters except joiners and the visible Arabic signs. */
const hidden =
  /(?![\t\n\r])\p{Cc}|(?![\p{Join_Control}\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2])\p{Cf}/gu;

/** Invisible characters: format characters, fillers, variation selectors, controls. */
const invisible = /(?!\s)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** The blank braille pattern looks like a space, but does not match \s in a regular expression. */
const blanks = /[\s\u2800]+/gu;

/** Upper-case letters with multiple lower-case forms: dotted and dotless i, final sigma. */
const sameLetter: Readonly<Record<string, string>> = { 'i\u0307': 'i', ς: 'σ', '\u2010': '-' };

/** Most texts are plain ASCII and need no normalization. */
const isPlain = (text: string): boolean => /^[\x20-\x7E]*$/.test(text);

/**
 * Normalizes a text for comparison and search: texts that look the same to a reader get the same
 * result. Unicode composition, full width, letter case, invisible characters and the amount of
 * white space do not matter. Empty for a text that is blank.
 */
export function normalizeName(text: string): string {
  if (isPlain(text)) {
    const lower = text.trim().toLowerCase();
    return lower.includes('  ') ? lower.replaceAll(/ {2,}/g, ' ') : lower;
  }
  return foldCase(text.replaceAll(invisible, '').normalize('NFKC'))
    .replaceAll(invisible, '')
    .replaceAll(blanks, ' ')
    .trim();
}

/**
 * Folds by upper case, so that ß matches ss and ı matches i, like their upper-case forms; ẞ needs
 * lower case first.
 */
const foldCase = (text: string): string =>
  text
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll(/i\u0307|ς|\u2010/gu, (letter) => sameLetter[letter] ?? letter);

/**
 * A text as it is stored: composed, trimmed, and without control and format characters. Everything
 * else stays as typed, including line breaks and inner spaces.
 */
export function cleanText(text: string): string {
  if (isPlain(text)) return text.trim();
  return text.replaceAll(hidden, '').replaceAll(idleJoiner, '').normalize('NFC').trim();
}

/** Whether a text has no visible characters. */
export const isBlank = (text: string): boolean => normalizeName(text) === '';

/** A text as it is stored; '' when it is blank. */
export const cleanOrEmpty = (text: string): string => (isBlank(text) ? '' : cleanText(text));
