import { fromPromise } from 'xstate';
import { api, toProblem } from '#openapi/client/index.ts';
import type { Calendar } from './asset-days.ts';
import { createBody, type AssetForm } from './asset-form.ts';
import type { AssetProperty } from './asset-property.ts';
import { createStatusFields } from './asset-status.ts';
import { updateBody } from './asset-update.ts';
import type { AssetChoices } from './asset.ts';
import { buildBulkBody } from './several-assets.ts';

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

/** A new asset, or several, with what is known of earlier requests. */
export interface AssetToAdd {
  form: AssetForm;
  id: string;
  properties: readonly AssetProperty[];
  calendar: Calendar;
  unconfirmed: Unconfirmed | null;
}

/** A request with this id whose response was lost: it may have been saved. */
export interface Unconfirmed {
  isBulk: boolean;
  /** The form has changed since. */
  isChanged: boolean;
}

/**
 * Adds an asset, or several that are alike, all or none. Each try sends the same id (of several, that
 * of the first). Where an earlier try was saved and its response was lost, the server knows the id: the
 * same form is stored then, and a form that was changed since is not. A single asset is brought up to
 * date; of several the error says that they were added.
 */
export const addAsset = fromPromise<AddedAsset, AssetToAdd>(async ({ input, signal }) => {
  const { form, id, properties, calendar, unconfirmed } = input;

  /** Brings an asset that is added already up to date; throws the error where that cannot be done. */
  async function updateAdded(error: unknown): Promise<void> {
    if (form.isBulk || unconfirmed?.isBulk) throw error;
    try {
      const { assetDetail } = await api.getAsset({ path: { id }, signal });
      const detail = { ...assetDetail, assetProperties: [...properties] };
      const current = Object.assign({ ...form }, createStatusFields(detail.assetStatus));
      await api.updateAsset({ body: updateBody({ detail, form: current, calendar }), signal });
    } catch (failure) {
      // Who may not edit assets hears that theirs was added.
      throw toProblem(failure).kind === 'forbidden' ? error : failure;
    }
  }

  try {
    if (form.isBulk) {
      await api.bulkAddAssets({ body: buildBulkBody(form, { id, properties }), signal });
    } else {
      await api.addAsset({ body: createBody(form, { id, properties }), signal });
    }
  } catch (error) {
    const { code } = toProblem(error);
    if (code !== 'savedAlready') {
      if (code !== 'idTaken' || !unconfirmed?.isChanged) throw error;
      await updateAdded(error);
    }
  }
  return { nextId: crypto.randomUUID() };
});
