import type { Schema } from '#openapi/client/index.ts';

/** An asset in the list. Source: ASSET-033. */
export type Asset = Schema<'AssetListRow'>;
/** The options of the forms and the names of properties by which the list can be filtered. */
export type AssetListChoices = AssetChoices & { propertyNames?: readonly string[] };
/** The fields of an asset that actions need, wherever it is shown. */
export type ActionAsset = Pick<
  Asset,
  | 'id'
  | 'assetCode'
  | 'name'
  | 'assetType'
  | 'assetStatus'
  | 'employeeId'
  | 'employeeName'
  | 'teamId'
  | 'teamName'
  | 'assignmentId'
  | 'assetLocationId'
  | 'assetLocationName'
  | 'version'
>;
export type AssetStatus = Schema<'AssetStatus'>;
/** The options of the forms and filters of assets. Source: ASSET-035. */
export type AssetChoices = Schema<'AssetDefaults'>;

/** The statuses in the order of the requirements. Source: ASSET-047. */
export const assetStatuses: readonly AssetStatus[] = [
  'Assigned',
  'InStore',
  'Repair',
  'Scrap',
  'Disposed',
];

/** The ids of the statuses, which are the same in every tenant. Source: ASSET-047. */
export const statusIds: Readonly<Record<AssetStatus, string>> = {
  Assigned: 'a55e7000-0000-4000-8000-000000000101',
  InStore: 'a55e7000-0000-4000-8000-000000000102',
  Repair: 'a55e7000-0000-4000-8000-000000000103',
  Scrap: 'a55e7000-0000-4000-8000-000000000104',
  Disposed: 'a55e7000-0000-4000-8000-000000000105',
};

/** Columns that the list hides by default. */
export const hiddenAtFirst: readonly string[] = [
  'serialNumber',
  'vendorName',
  'invoiceNumber',
  'price',
  'dateOfPurchaseAsString',
  'warrantyEndDateAsString',
  'warranty',
];
