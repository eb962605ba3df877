/** The links for a record's contacts; null if the text is no valid address or number. */

/** Opens the user's mail program. */
export const mailAddress = (email: string): string =>
  `mailto:${encodeURIComponent(email.trim()).replace('%40', '@')}`;

/**
 * Calls the number at the start of a text. Omits an extension, which the user dials, and the "(0)",
 * which is not dialed from abroad.
 */
export function callAddress(phone: string): string | null {
  const [, plus = '', number = ''] = /^\s*(\+?)([\d\s().\-/]+)/.exec(phone) ?? [];
  const digits = (plus === '' ? number : number.replace('(0)', '')).replaceAll(/\D/g, '');
  return digits.length < 3 ? null : `tel:${plus}${digits}`;
}
