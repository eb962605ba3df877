import { fromPromise } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';
import { dayFromText, type Calendar } from './asset-days.ts';
import { emptyAsset, type AssetForm } from './asset-form.ts';
import { propertyValues } from './asset-property.ts';
import type { AssetChoices } from '../asset.ts';

/** Loads the asset to copy. Everyone who can add assets can view its summary. */
export const loadAssetToCopy = fromPromise<Schema<'AssetSummary'>, { id: string }>(
  async ({ input: { id }, signal }) =>
    (await api.getAssetSummary({ path: { id }, signal })).assetsManager,
);

/**
 * Builds a new asset from another one: without its code and serial number, and without a vendor or
 * location that can no longer be selected.
 */
export function buildCopy(
  asset: Schema<'AssetSummary'>,
  choices: AssetChoices | null,
  calendar: Calendar,
): AssetForm {
  const has = (items: readonly { id: string }[] | undefined, id: string | null) =>
    items?.some((item) => item.id === id) ? (id ?? '') : '';
  const copy = {
    name: asset.name,
    assetTypeId: asset.assetTypeId,
    assetLocationId: has(choices?.assetLocations, asset.assetLocationId),
    vendorId: has(choices?.vendors, asset.vendorId),
    invoiceNumber: asset.invoiceNumber,
    dateOfPurchase: dayFromText(asset.dateOfPurchaseAsString, calendar),
    price: asset.price.toFixed(2),
    warrantyStartDate: dayFromText(asset.warrantyStartDateAsString, calendar),
    warrantyPeriod: String(asset.warrantyPeriod),
    ...propertyValues(asset.assetProperties),
  };
  return Object.assign({ ...emptyAsset }, copy);
}
