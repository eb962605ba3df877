import { fromPromise } from 'xstate';
import { api, toProblem } from '#openapi/client/index.ts';
import { createBody, type AssetForm } from './asset-form.ts';
import type { AssetProperty } from './asset-property.ts';
import type { AssetChoices } from './asset.ts';
import { severalBody } from './several-assets.ts';

/** What the form offers. */
export const loadChoicesOfNew = fromPromise<AssetChoices>(({ signal }) =>
  api.getAssetDefaults({ signal }),
);

/** What a new asset of a type is described by, and the next code that is free. */
export interface TypeOfNew {
  properties: readonly AssetProperty[];
  /** Empty where none is known. */
  nextCode: string;
}

export const loadTypeOfNew = fromPromise<TypeOfNew, { typeId: string }>(
  async ({ input: { typeId }, signal }) => {
    const path = { typeId };
    const [{ assetProperties }, { assetCodes }] = await Promise.all([
      api.getAddAsset({ path, signal }),
      api.getNextAssetCodes({ path, query: { count: 1 }, signal }),
    ]);
    return { properties: assetProperties, nextCode: assetCodes[0] ?? '' };
  },
);

/** It is there. */
export interface AddedAsset {
  /** The id of another one, which the person may add after it. */
  nextId: string;
}

/**
 * Adds an asset, or several that are alike, all or none. Each try sends the same id: where the first was kept and only its answer got lost,
 * the second finds the id (of several, that of the first) taken, and they are added.
 */
export const addAsset = fromPromise<
  AddedAsset,
  { form: AssetForm; id: string; properties: readonly AssetProperty[] }
>(async ({ input: { form, id, properties }, signal }) => {
  try {
    if (form.isSeveral) {
      await api.bulkAddAssets({ body: severalBody(form, { id, properties }), signal });
    } else {
      await api.addAsset({ body: createBody(form, { id, properties }), signal });
    }
  } catch (error) {
    if (toProblem(error).code !== 'idTaken') throw error;
  }
  return { nextId: crypto.randomUUID() };
});
