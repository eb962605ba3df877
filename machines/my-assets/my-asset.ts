import type { Schema } from '#openapi/client/index.ts';

/** An asset that the person has, or one of the person's teams. Designed, after ASSET-060. */
export type MyAsset = Schema<'MyAsset'>;

/** What the list is searched, ordered and filtered by. */
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

/** Whether the person is yet to say that they have it. */
export const isWaiting = ({ assignment: { handover } }: MyAsset): boolean =>
  handover?.state === 'Pending';

/**
 * What the list does not show until someone asks for it: with these columns the table is wider than a
 * window of 1440 pixels, and the column of actions covers the last one.
 */
export const hiddenAtFirst: readonly string[] = [
  'warrantyEnd',
  'assetCategory',
  'teamName',
  'workPlace',
];
