/**
 * Numbers as a person types them: digits with a point, of which nothing is rounded away. Within these
 * limits, which the contract holds too, every text is a number that a program holds as it is.
 * Source: decisions, "Second round".
 */
export const maxPrice = 999_999_999.9999;
export const priceDecimals = 4;
/** Quantities are whole numbers. */
export const maxQuantity = 999_999_999;

/** How many decimals a number has; zeros at the end are none. */
export const countDecimals = (text: string): number =>
  /\.(\d*?)0*\s*$/.exec(text)?.[1]?.length ?? 0;

/** A number as digits with a point, never with an exponent: 1e-7 is "0.0000001". */
export function decimalText(number: number): string {
  const [digits = '', exponent] = String(number).split('e');
  if (exponent === undefined) return digits;
  const [, sign = '', full = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(digits) ?? [];
  const point = full.length + Number(exponent);
  const all = full + fraction;
  return point > 0 ? sign + all.padEnd(point, '0') : `${sign}0.${'0'.repeat(-point)}${all}`;
}
