import { fromPromise } from 'xstate';
import { api, toProblem } from '#openapi/client/index.ts';
import type { Calendar } from './asset-days.ts';
import { createBody, type AssetForm } from './asset-form.ts';
import type { AssetProperty } from './asset-property.ts';
import { createStatusFields } from '../status/asset-status.ts';
import { updateBody } from './asset-update.ts';
import type { AssetChoices } from '../asset.ts';
import { buildBulkBody } from '../list/bulk-assets.ts';

/** Loads the options of the form. */
export const loadChoicesOfNew = fromPromise<AssetChoices>(({ signal }) =>
  api.getAssetDefaults({ signal }),
);

/** The properties of a new asset's type and the next free code. */
export interface TypeOfNew {
  properties: readonly AssetProperty[];
  /** Empty if none is known. */
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

/** The result of adding an asset. */
export interface AddedAsset {
  /** A new id for the next asset, if the person adds another one. */
  nextId: string;
}

/** One or multiple new assets and the state of earlier requests. */
export interface AssetToAdd {
  form: AssetForm;
  id: string;
  properties: readonly AssetProperty[];
  calendar: Calendar;
  unconfirmed: Unconfirmed | null;
}

/** A request with this id whose response was lost, so it may have been saved. */
export interface Unconfirmed {
  isBulk: boolean;
  /** Whether the form has changed since. */
  isChanged: boolean;
}

/**
 * Adds one asset or multiple similar ones, all or none. Each try sends the same id (of multiple,
 * the id of the first). If an earlier try was saved and its response was lost, the server knows the
 * id: an unchanged form is already stored, a changed one is not. A single asset is then updated;
 * for multiple ones the error reports that they were added.
 */
export const addAsset = fromPromise<AddedAsset, AssetToAdd>(async ({ input, signal }) => {
  const { form, id, properties, calendar, unconfirmed } = input;

  /** Updates an asset that was already added; throws the error if that is not possible. */
  async function updateAdded(error: unknown): Promise<void> {
    if (form.isBulk || unconfirmed?.isBulk) throw error;
    try {
      const { assetDetail } = await api.getAsset({ path: { id }, signal });
      const detail = { ...assetDetail, assetProperties: [...properties] };
      const current = Object.assign({ ...form }, createStatusFields(detail.assetStatus));
      await api.updateAsset({ body: updateBody({ detail, form: current, calendar }), signal });
    } catch (failure) {
      // People without the right to edit assets get the first error, which reports that the asset
      // was added.
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
