/**
 * Text as readers count its letters: a cluster is a letter with its marks, or an emoji with all of
 * its code points.
 */
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

export const toClusters = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);

/** The lines of a text, in composed letters. */
export const toLines = (text: string): string[] =>
  text
    .normalize('NFC')
    .replaceAll('\t', ' ')
    .split(/\r\n?|[\n\u2028\u2029]/);

/** Emoji by default, or by the variation selector that follows. */
export const isEmoji = (cluster: string): boolean =>
  /\p{Emoji_Presentation}|\p{Emoji}\u{FE0F}/u.test(cluster);

/** The code points of a cluster that a font needs: joiners and selectors are never drawn. */
export const visibleLetters = (cluster: string): string[] =>
  Array.from(cluster.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, ''));

/** A letter without its accents, or the plain letters of a ligature; empty if nothing is left. */
export const toPlainLetters = (cluster: string): string[] =>
  visibleLetters(cluster.normalize('NFKD').replaceAll(/\p{M}/gu, ''));
