/** Where the contacts of a record lead. What cannot be made an address stays a text: null. */

/** Opens the person's own mail program. */
export const mailAddress = (email: string): string =>
  `mailto:${encodeURIComponent(email.trim()).replace('%40', '@')}`;

/**
 * Calls the number that a text begins with; an extension is left to the person, and so is the "(0)"
 * that nobody dials from abroad.
 */
export function callAddress(phone: string): string | null {
  const [, plus = '', number = ''] = /^\s*(\+?)([\d\s().\-/]+)/.exec(phone) ?? [];
  const digits = (plus === '' ? number : number.replace('(0)', '')).replaceAll(/\D/g, '');
  return digits.length < 3 ? null : `tel:${plus}${digits}`;
}
