import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { AssetRecord } from '../../store/world/assets.ts';
import { dayAsString, isPrice } from '../../common/assets/formats.ts';
import { addYears } from '../../common/assets/days.ts';
import type { Details } from './details.ts';
import { conflictAt } from '../../core/requests/http-error.ts';
import type { FieldErrors } from '../../common/assets/field-errors.ts';
import { emptyId } from '../../common/assets/master-data.ts';
import { getFirstUse } from '../../common/assets/status.ts';

interface Calendar {
  today: string;
  format: 'DD/MM/YYYY' | 'MM/DD/YYYY';
}

/** Maximum decimals of a price, on create and on edit. Source: ASSET-108. */
const decimals = { create: 3, edit: 2 };

/** An earlier purchase date is a typo, and would lengthen every list of years. */
const firstPurchase = '1970-01-01';

/** Maximum number of years that a new asset's warranty may start in the future. */
const yearsAhead = 10;

/**
 * Validates the details of a form by the rules for adding, or with the current asset, by those for
 * editing. Source: ASSET-108.
 */
export async function checkDetails(
  db: Scope<World>,
  details: Details,
  asset: AssetRecord | null,
  calendar: Calendar,
  errors: FieldErrors,
): Promise<void> {
  checkPurchase(details, asset, calendar, errors);
  checkWarrantyStart(details, asset, calendar, errors);
  checkPrice(details, asset, errors);
  await checkVendor(db, details, asset, errors);
  const { assetLocationId } = details;
  if (assetLocationId !== null && !(await db.get('assetLocations', assetLocationId))) {
    errors.add('assetLocationId', 'assetLocationUnknown');
  }
}

/**
 * An unchanged date may be in the future for the user who saves it: it may have been entered in a
 * time zone ahead.
 */
function checkPurchase(
  { dateOfPurchase }: Details,
  asset: AssetRecord | null,
  { today, format }: Calendar,
  errors: FieldErrors,
): void {
  if (dateOfPurchase === asset?.dateOfPurchase) return;
  const threshold = asset && getFirstUse(asset);
  if (dateOfPurchase > today) errors.add('dateOfPurchase', 'assetPurchaseInFuture');
  else if (dateOfPurchase !== '' && dateOfPurchase < firstPurchase) {
    const day = dayAsString(firstPurchase, format);
    errors.add('dateOfPurchase', 'assetPurchaseTooEarly', { day });
  } else if (threshold && dateOfPurchase > threshold) {
    const day = dayAsString(threshold, format);
    errors.add('dateOfPurchase', 'assetPurchaseTooLate', { day });
  }
}

/** A start date that was already in the future when the asset was added may stay. */
function checkWarrantyStart(
  { dateOfPurchase, warrantyStartDate }: Details,
  asset: AssetRecord | null,
  { today, format }: Calendar,
  errors: FieldErrors,
): void {
  if (warrantyStartDate === '') return;
  if (warrantyStartDate < dateOfPurchase) {
    errors.add('warrantyStartDate', 'assetWarrantyBeforePurchase');
  }
  if (warrantyStartDate === asset?.warrantyStartDate) return;
  const latest = addYears(today, yearsAhead);
  if (asset && warrantyStartDate > today) errors.add('warrantyStartDate', 'assetWarrantyInFuture');
  else if (warrantyStartDate > latest) {
    const day = dayAsString(latest, format);
    errors.add('warrantyStartDate', 'assetWarrantyTooLate', { day });
  }
}

/** A stored price with more decimals may stay. */
function checkPrice({ price }: Details, asset: AssetRecord | null, errors: FieldErrors): void {
  if (price === asset?.price) return;
  const allowed = asset ? decimals.edit : decimals.create;
  if (!isPrice(price, allowed)) errors.add('price', 'assetPriceDigits', { decimals: allowed });
}

/** A vendor that is no longer active may stay. */
async function checkVendor(
  db: Scope<World>,
  { vendorId }: Details,
  asset: AssetRecord | null,
  errors: FieldErrors,
): Promise<void> {
  if (vendorId === emptyId) {
    errors.require('vendorId');
    return;
  }
  const vendor = await db.get('vendors', vendorId);
  if (!vendor) errors.add('vendorId', 'assetVendorUnknown');
  else if (!vendor.isActive && vendorId !== asset?.vendorId) {
    errors.add('vendorId', 'assetVendorInactive', { vendor: vendor.name });
  }
}

/** 409 when another asset has the code; case is ignored. */
export async function checkCode(
  db: Scope<World>,
  { assetCode }: Details,
  id: string,
): Promise<void> {
  const other = await db.find('assets', { assetCode });
  if (other && other.id !== id) {
    throw conflictAt('assetCode', 'assetCodeTaken', { code: assetCode });
  }
}
