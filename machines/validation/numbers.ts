/**
 * Numbers as users type them: digits with a decimal point, never rounded. Within these limits,
 * which the contract shares, a number type represents every text exactly. Source: SERV-D02.
 */
export const maxPrice = 999_999_999.9999;
export const priceDecimals = 4;
/** Quantities are whole numbers. */
export const maxQuantity = 999_999_999;

/** The number of decimals; trailing zeros do not count. */
export const countDecimals = (text: string): number =>
  /\.(\d*?)0*\s*$/.exec(text)?.[1]?.length ?? 0;

/** Formats a number as digits with a decimal point, never with an exponent: 1e-7 is "0.0000001". */
export function decimalText(number: number): string {
  const [digits = '', exponent] = String(number).split('e');
  if (exponent === undefined) return digits;
  const [, sign = '', full = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(digits) ?? [];
  const point = full.length + Number(exponent);
  const all = full + fraction;
  return point > 0 ? sign + all.padEnd(point, '0') : `${sign}0.${'0'.repeat(-point)}${all}`;
}
