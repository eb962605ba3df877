import { normalizeName } from '../../core/normalize-name.ts';
import type { View } from '../../store/store.ts';
import type { AssetRecord } from '../../store/world/assets.ts';

/**
 * The part of an asset that its list shows, filters and sorts; names come from the referenced
 * records.
 */
export type ListedAsset = Pick<
  AssetRecord,
  | 'id'
  | 'assetCode'
  | 'codeKey'
  | 'name'
  | 'assetTypeId'
  | 'serialNumber'
  | 'assetLocationId'
  | 'vendorId'
  | 'invoiceNumber'
  | 'dateOfPurchase'
  | 'price'
  | 'warrantyEndDate'
  | 'statusId'
  | 'assignmentId'
  | 'employeeId'
  | 'teamId'
  | 'propertyValues'
  | 'version'
>;

/**
 * With its own text normalized for search, one line for each column, so that a word never spans
 * two.
 */
export interface FoundAsset extends ListedAsset {
  searchText: string;
}

/**
 * Search text that an asset takes from another record; assets with the same key have the same text.
 */
export interface SearchText {
  key: (asset: ListedAsset) => string;
  text: (asset: ListedAsset) => string;
}

/** All assets by code, as lists and searches use them. */
export const listedAssets: View<AssetRecord, FoundAsset> = {
  order: 'codeKey',
  of: (asset) => ({
    id: asset.id,
    assetCode: asset.assetCode,
    codeKey: asset.codeKey,
    name: asset.name,
    assetTypeId: asset.assetTypeId,
    serialNumber: asset.serialNumber,
    assetLocationId: asset.assetLocationId,
    vendorId: asset.vendorId,
    invoiceNumber: asset.invoiceNumber,
    dateOfPurchase: asset.dateOfPurchase,
    price: asset.price,
    warrantyEndDate: asset.warrantyEndDate,
    statusId: asset.statusId,
    assignmentId: asset.assignmentId,
    employeeId: asset.employeeId,
    teamId: asset.teamId,
    propertyValues: asset.propertyValues,
    version: asset.version,
    searchText: [asset.assetCode, asset.name, asset.serialNumber, asset.invoiceNumber, asset.price]
      .map((text) => normalizeName(String(text)))
      .join('\n'),
  }),
};
