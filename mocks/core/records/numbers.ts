import { rejectField } from '../requests/http-error.ts';

/** The maximum number of decimals of a price. Source: SERV-D02. */
const limit = 4;

/** A price with up to four decimals. 400 for one with more. */
export function exactPrice(field: string, price: number): number {
  // A negative exponent means more than four decimals.
  const text = String(price);
  const decimals = text.includes('e-') ? Infinity : (text.split('.')[1]?.length ?? 0);
  if (decimals > limit) throw rejectField(field, 'tooFine', { limit });
  return price;
}
