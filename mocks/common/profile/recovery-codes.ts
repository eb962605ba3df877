/** Letters and digits that nobody takes for one another. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** How many codes a person gets. */
const howMany = 10;

/** New recovery codes, each of 80 random bits: `7K2M-9QXA-4TBW-E5ZD`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: howMany }, () => {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    const code = Array.from(bytes, (byte) => letters[byte % letters.length]).join('');
    return code.replaceAll(/(.{4})(?=.)/g, '$1-');
  });

/**
 * A code as it is compared: blanks, hyphens and case do not matter, nor whether its digits are of full
 * width or of another script, as keyboards of some languages write them.
 */
export const plainCode = (code: string): string =>
  code
    .normalize('NFKC')
    .replaceAll(/\p{Nd}/gu, latinDigit)
    .replaceAll(/[\s-]/g, '')
    .toUpperCase();

/** The digits of a script stand in a row of ten, with no other digit before its zero. */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

/**
 * A recovery code as it is kept. A fast hash is enough, since nobody can try out 80 random bits.
 */
export async function hashOfCode(code: string): Promise<string> {
  const bytes = new TextEncoder().encode(plainCode(code));
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
