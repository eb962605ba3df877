import { getWorthHashes } from '../common/assets/depreciation-fingerprint.ts';
import { writePropertyUse } from '../common/assets/property-use.ts';
import { lastStatusDay } from '../common/assets/status.ts';
import { normalizeName } from '../store/normalize-name.ts';
import { getSortKey } from '../store/sort-key.ts';
import type {
  AssetProperty,
  AssetRecord,
  AssetType,
  ComputedFigures,
} from '../store/world/assets.ts';

/** What reports, years and audits count, sum, order and look up. */
export function computeFigures(
  asset: AssetRecord,
  type: AssetType | undefined,
  properties: readonly AssetProperty[],
): ComputedFigures {
  const { dateOfPurchase, disposedOn } = asset;
  const codeOrder = getSortKey(asset.assetCode);
  return {
    ...getWorthHashes(asset, type?.usefulLifeInYears ?? 1),
    statusSince: lastStatusDay(asset) || dateOfPurchase,
    purchaseMonth: toMonth(dateOfPurchase),
    disposedMonth: disposedOn && toMonth(disposedOn),
    oldestFirst: `${dateOfPurchase} ${codeOrder}`,
    newestFirst: `${invertDigits(dateOfPurchase)} ${codeOrder}`,
    serialKey: normalizeName(asset.serialNumber) || null,
    propertyUse: writePropertyUse(properties, asset),
  };
}

const toMonth = (day: string): string => day.slice(0, 7);

/** The later the day, the lower the text. */
const invertDigits = (day: string): string =>
  day.replaceAll(/\d/g, (digit) => String(9 - Number(digit)));
