/** Invisible characters: controls, format characters, fillers, variation selectors. */
const invisible = /(?!\s)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** The braille pattern without dots looks like a blank, but `\s` does not match it. */
const blanks = /[\s\u2800]+/gu;

/** Whether a text has no visible characters: the server treats it as empty. */
export const isBlank = (text: string): boolean =>
  text.replaceAll(invisible, '').replaceAll(blanks, '') === '';

/**
 * A text normalized for searching: letter case, accents, composition, full width, invisible
 * characters and the number of blanks do not matter. It matches everything that the server's search
 * matches.
 */
export const searchableText = (text: string): string =>
  text
    .toLowerCase()
    // Through upper case, so that ß becomes ss and ı becomes i.
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(invisible, '')
    .replaceAll('ς', 'σ')
    .replaceAll(blanks, ' ')
    .trim();
