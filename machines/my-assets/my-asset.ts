import type { Schema } from '#openapi/client/index.ts';

/** An asset of the person, or of one of their teams. Not in the requirements, after ASSET-060. */
export type MyAsset = Schema<'MyAsset'>;

/** The fields that the list can be searched, sorted and filtered by. */
export const myAssetFields = {
  assetCode: ({ assignment }: MyAsset) => assignment.assetCode,
  assetName: ({ assignment }: MyAsset) => assignment.assetName,
  assetType: ({ assignment }: MyAsset) => assignment.assetType,
  assetCategory: ({ assetCategory }: MyAsset) => assetCategory,
  serialNumber: ({ serialNumber }: MyAsset) => serialNumber,
  teamName: ({ teamName }: MyAsset) => teamName,
  note: ({ assignment }: MyAsset) => assignment.note,
  workPlace: ({ workPlace }: MyAsset) => workPlace,
};

/** Whether the person has yet to confirm that they have it. */
export const isWaiting = ({ assignment: { handover } }: MyAsset): boolean =>
  handover?.state === 'Pending';

/**
 * Columns hidden by default: with them the table is wider than a window of 1440 pixels, and the
 * actions column covers the last one.
 */
export const hiddenAtFirst: readonly string[] = [
  'warrantyEnd',
  'assetCategory',
  'teamName',
  'workPlace',
];
