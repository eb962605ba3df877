import type { AssetRecord } from '../../store/world/assets.ts';
import { isInYear, type AssessmentYear } from './depreciation.ts';

type Valued = Pick<AssetRecord, 'id' | 'dateOfPurchase' | 'price' | 'disposedOn'>;

/**
 * A number that differs where an asset differs in what its depreciation in a year depends on; 0 where it
 * is not of the year. Those of all assets are added up, so that their order does not count: 50,000 of
 * them are compared without a row being read or computed.
 */
export function getFingerprint(asset: Valued, usefulLifeInYears: number, year: AssessmentYear) {
  if (!isInYear(asset, year)) return 0;
  const { id, dateOfPurchase, price, disposedOn } = asset;
  // What is disposed after the year changes nothing in it.
  const disposal = disposedOn !== null && disposedOn < year.next ? disposedOn : '';
  return hash(`${id} ${dateOfPurchase} ${price} ${disposal} ${usefulLifeInYears}`);
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  return value >>> 0;
}
