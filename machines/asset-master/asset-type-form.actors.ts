import { fromPromise } from 'xstate';
import { api, Problem } from '#openapi/client/index.ts';
import type { LoadedForm, MadeRecord } from '../records/form-values.ts';
import { saveNew } from '../records/save-new.ts';
import {
  toAssetTypeBody,
  toAssetTypeForm,
  emptyAssetType,
  type AssetTypeChoices,
  type AssetTypeForm,
} from './asset-type.ts';

/**
 * Loads the whole list and finds the type in it: as documented, there is no call for a single type.
 */
export const loadAssetTypeForm = fromPromise<LoadedForm<AssetTypeForm>, { id: string | null }>(
  async ({ input: { id }, signal }) => {
    const newId = crypto.randomUUID();
    if (id === null) return { form: emptyAssetType, version: null, newId };
    const { assetMaster } = await api.listAssetTypes({ signal });
    const type = assetMaster.find((each) => each.id === id);
    if (!type) throw new Problem('notFound', 404);
    return { form: toAssetTypeForm(type), version: type.version, newId };
  },
);

export const loadAssetTypeChoices = fromPromise<AssetTypeChoices>(async ({ signal }) => {
  const [offered, { assetMaster: assetTypes }] = await Promise.all([
    api.getAssetTypeDefaults({ signal }),
    api.listAssetTypes({ signal }),
  ]);
  return { ...offered, assetTypes };
});

/**
 * Saves a type. Each try for a new type sends the same id: if the response of the first try was
 * lost, the second finds the type stored and updates it.
 */
export const saveAssetType = fromPromise<
  MadeRecord<AssetTypeForm> | null,
  LoadedForm<AssetTypeForm> & { id: string | null }
>(async ({ input: { id, newId = crypto.randomUUID(), form, version }, signal }) => {
  const body = toAssetTypeBody(form);
  if (id !== null) {
    const seen = version === null ? {} : { version };
    await api.updateAssetType({ body: { id, ...body, ...seen }, signal });
    return null;
  }
  const sent = { body: { id: newId, ...body }, signal };
  await saveNew({
    create: () => api.createAssetType(sent),
    update: () => api.updateAssetType(sent),
  });
  return null;
});
