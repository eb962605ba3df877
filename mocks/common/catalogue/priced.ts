import { textOrNull } from '../../core/records/names.ts';
import { exactPrice } from '../../core/records/numbers.ts';

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
