import type { TenantUser } from '../../store/world.ts';

/** A day in the user's format, DD/MM/YYYY or MM/DD/YYYY; empty for none. Source: ASSET-089. */
export function dayAsString(day: string | null, format: TenantUser['dateFormat']): string {
  if (day === null) return '';
  const [year = '', month = '', date = ''] = day.split('-');
  return format === 'DD/MM/YYYY' ? `${date}/${month}/${year}` : `${month}/${date}/${year}`;
}

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
