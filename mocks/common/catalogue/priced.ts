import { rejectField } from '../../core/requests/http-error.ts';
import { textOrNull } from '../../core/records/names.ts';

/** The maximum number of decimals of a price. Source: SERV-D02. */
const limit = 4;

/** A price with up to four decimals. 400 for one with more. */
function exactPrice(field: string, price: number): number {
  // A negative exponent means more than four decimals.
  const text = String(price);
  const decimals = text.includes('e-') ? Infinity : (text.split('.')[1]?.length ?? 0);
  if (decimals > limit) throw rejectField(field, 'tooFine', { limit });
  return price;
}

/** The fields of records with a price; the price is in US dollars. */
interface Priced {
  latestVersion?: string | null;
  price: number;
  url?: string | null;
  userLimits: number;
}

/**
 * The stored fields that services and tools share. 400 for a price with more than four decimals.
 */
export const pricedFields = ({ latestVersion, price, url, userLimits }: Priced) => ({
  latestVersion: textOrNull(latestVersion),
  price: exactPrice('price', price),
  url: textOrNull(url),
  userLimits,
});
