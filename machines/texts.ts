/** Characters that show nothing: controls, format characters, fillers, variation selectors. */
const invisible = /(?!\s)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** The braille pattern without a dot looks like a blank and is none to a regular expression. */
const blanks = /[\s\u2800]+/gu;

/** Whether a text shows nothing: the server takes it for an empty one. */
export const isBlank = (text: string): boolean =>
  text.replaceAll(invisible, '').replaceAll(blanks, '') === '';

/**
 * A text as it is searched: letter case, accents, composition, full width, invisible characters and
 * the number of blanks make no difference to who searches. What the server finds, this finds, too.
 */
export const searchableText = (text: string): string =>
  text
    .toLowerCase()
    // By upper case, so that ß is ss and ı is i.
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(invisible, '')
    .replaceAll('ς', 'σ')
    .replaceAll(blanks, ' ')
    .trim();
