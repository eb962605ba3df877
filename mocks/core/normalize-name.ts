/** Joiners change how letters of some scripts, and emoji, are drawn; between Latin letters they are invisible. */
const idleJoiner =
  /(?<![\p{L}\p{M}\p{Emoji_Modifier}\p{Extended_Pictographic}])\p{Join_Control}|(?<=\p{Script=Latin})\p{Join_Control}|\p{Join_Control}(?![\p{L}\p{M}\p{Extended_Pictographic}])/gu;

/** Control characters except tab and line breaks, and format characters except joiners and the visible Arabic signs. */
const hidden =
  /(?![\t\n\r])\p{Cc}|(?![\p{Join_Control}\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2])\p{Cf}/gu;

/** Characters that show nothing: format characters, fillers, variation selectors, controls. */
const invisible = /(?!\s)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** The braille pattern without a dot looks like a blank and is none to a regular expression. */
const blanks = /[\s\u2800]+/gu;

/** One upper-case letter has several lower-case forms: dotted and dotless i, final sigma. */
const sameLetter: Readonly<Record<string, string>> = { 'i\u0307': 'i', ς: 'σ', '\u2010': '-' };

/** Most texts are plain; they need none of the work below. */
const isPlain = (text: string): boolean => /^[\x20-\x7E]*$/.test(text);

/**
 * A text by which names are compared and found: what looks the same to a reader has the same one.
 * Neither composition, full width, letter case, invisible characters nor the amount of white space
 * counts. Empty for a text that shows nothing.
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

/** By upper case, so that ß is ss and ı is i, as their upper-case forms are; ẞ has one by its lower case alone. */
const foldCase = (text: string): string =>
  text
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll(/i\u0307|ς|\u2010/gu, (letter) => sameLetter[letter] ?? letter);

/**
 * A text as it is stored: composed, without blanks around it, and without controls and format
 * characters. What people have typed stays otherwise, line breaks and inner blanks included.
 */
export function cleanText(text: string): string {
  if (isPlain(text)) return text.trim();
  return text.replaceAll(hidden, '').replaceAll(idleJoiner, '').normalize('NFC').trim();
}

/** Whether a text shows nothing. */
export const isBlank = (text: string): boolean => normalizeName(text) === '';

/** A text as it is stored, and '' where it shows nothing. */
export const cleanOrEmpty = (text: string): string => (isBlank(text) ? '' : cleanText(text));
