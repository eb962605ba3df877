/** Rupees to the paisa. */
export const rupees = (amount: number): number => Math.round(amount * 100) / 100;

/** Whether a price has up to 10 digits and no more than so many decimals. Source: document 3, section 5. */
export function isPrice(price: number, decimals: number): boolean {
  const [, whole = '', part = ''] = /^(\d+)(?:\.(\d+))?$/.exec(String(price)) ?? [];
  return whole !== '' && whole.length <= 10 && part.length <= decimals;
}
