const accents = /(?<=[\p{Script=Latin}\p{Script=Greek}]\p{Mn}*)\p{Mn}/gu;

/**
 * A text without the accents of Latin and Greek letters, so that "Éclair" is found by "eclair". In
 * other scripts such marks are vowels or letters of their own.
 */
export const foldAccents = (text: string): string =>
  text.normalize('NFD').replaceAll(accents, '').normalize('NFC');
