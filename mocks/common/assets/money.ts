/**
 * Rupees as whole paise, half a paisa rounded up. Rounds the decimal digits: as a binary fraction,
 * 1.005 is slightly less and would be rounded down.
 */
export const toPaise = (amount: number): number => Math.round(Number(`${amount.toFixed(6)}e2`));

/** Rupees rounded to the paisa. */
export const rupees = (amount: number): number => toPaise(amount) / 100;

/** Whether a price has up to 10 digits and up to `decimals` decimals. Source: ASSET-079. */
export function isPrice(price: number, decimals: number): boolean {
  const [, full = '', part = ''] = /^(\d+)(?:\.(\d+))?$/.exec(String(price)) ?? [];
  return full !== '' && full.length <= 10 && part.length <= decimals;
}
