/**
 * Rupees as whole paise, half a paisa up. The decimal digits decide: as a binary fraction 1.005 is a
 * little less, and would be cut.
 */
export const toPaise = (amount: number): number => Math.round(Number(`${amount.toFixed(6)}e2`));

/** Rupees to the paisa. */
export const rupees = (amount: number): number => toPaise(amount) / 100;

/** Whether a price has up to 10 digits and no more than so many decimals. Source: ASSET-079. */
export function isPrice(price: number, decimals: number): boolean {
  const [, full = '', part = ''] = /^(\d+)(?:\.(\d+))?$/.exec(String(price)) ?? [];
  return full !== '' && full.length <= 10 && part.length <= decimals;
}
