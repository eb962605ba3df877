import { normalizeName } from '../../core/normalize-name.ts';
import type { View } from '../../store/store.ts';
import type { AssetRecord } from '../../store/world/assets.ts';

/** Of an asset what its list shows, filters and sorts; names are those of what it points to. */
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

/** With its own words as names are compared, one line for each column: a word never spans two. */
export interface FoundAsset extends ListedAsset {
  searchText: string;
}

/** What is said of an asset by something else; assets with the same key say the same. */
export interface SearchText {
  key: (asset: ListedAsset) => string;
  text: (asset: ListedAsset) => string;
}

/** All assets by their codes, as lists and searches read them. */
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
