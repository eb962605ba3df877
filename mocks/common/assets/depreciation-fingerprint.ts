import type { AssetRecord } from '../../store/world/assets.ts';
import { isInYear, type AssessmentYear } from './depreciation.ts';

type Valued = Pick<AssetRecord, 'id' | 'dateOfPurchase' | 'price' | 'disposedOn'>;

/**
 * A number that changes with everything an asset's depreciation in a year depends on; 0 when the
 * asset is not part of the year. The fingerprints of all assets are summed, so that order does not
 * matter: 50,000 assets are compared without loading or computing a row.
 */
export function getFingerprint(asset: Valued, usefulLifeInYears: number, year: AssessmentYear) {
  if (!isInYear(asset, year)) return 0;
  const { id, dateOfPurchase, price, disposedOn } = asset;
  // A disposal after the year does not affect it.
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
