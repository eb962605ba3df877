import { textOrNull } from '../../core/names.ts';
import { exactPrice } from '../../core/numbers.ts';

/** What is filled in of whatever has a price; the price is in US dollars. */
interface Priced {
  latestVersion?: string | null;
  price: number;
  url?: string | null;
  userLimits: number;
}

/** What services and tools have in common, as it is kept. 400 for a price with more than four decimals. */
export const pricedFields = ({ latestVersion, price, url, userLimits }: Priced) => ({
  latestVersion: textOrNull(latestVersion),
  price: exactPrice('price', price),
  url: textOrNull(url),
  userLimits,
});
