/** Letters and digits that are not mistaken for one another. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Number of codes per person. */
const howMany = 10;

/** New recovery codes, each of 80 random bits: `7K2M-9QXA-4TBW-E5ZD`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: howMany }, () => {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    const code = Array.from(bytes, (byte) => letters[byte % letters.length]).join('');
    return code.replaceAll(/(.{4})(?=.)/g, '$1-');
  });

/**
 * Normalizes a code for comparison: spaces, hyphens and case do not matter, nor do full-width
 * digits or digits of another script, which some keyboards type.
 */
export const plainCode = (code: string): string =>
  code
    .normalize('NFKC')
    .replaceAll(/\p{Nd}/gu, latinDigit)
    .replaceAll(/[\s-]/g, '')
    .toUpperCase();

/** The digits of a script are ten consecutive code points, with no other digit before its zero. */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

/**
 * The stored hash of a recovery code. A fast hash is enough, since 80 random bits cannot be guessed
 * by trial.
 */
export async function hashOfCode(code: string): Promise<string> {
  const bytes = new TextEncoder().encode(plainCode(code));
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
