import { rejectField } from './refusal.ts';

/** The most decimals of a price. Source: decisions, "Second round". */
const limit = 4;

/** A price with four decimals at most. 400 for one with more. */
export function exactPrice(field: string, price: number): number {
  // An exponent below zero stands for more decimals than four.
  const text = String(price);
  const decimals = text.includes('e-') ? Infinity : (text.split('.')[1]?.length ?? 0);
  if (decimals > limit) throw rejectField(field, 'tooFine', { limit });
  return price;
}
