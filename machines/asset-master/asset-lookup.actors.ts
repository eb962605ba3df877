import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { PartToSave } from '../records/create-record-part.ts';
import { saveNew } from '../records/save-new.ts';
import type { AssetLookup, LookupForm } from './asset-lookup.ts';

/** The `parentId` is the kind: category or location. */
export const saveLookup = fromPromise<unknown, PartToSave<AssetLookup, LookupForm>>(
  async ({ input: { parentId: kind, part, newId, form, version }, signal }) => {
    const value = form.value.trim();
    const isCategory = kind === 'category';
    const id = part?.id ?? newId;
    const update = () => {
      const body = { id, value, ...(version === null ? {} : { version }) };
      return isCategory
        ? api.updateAssetCategory({ body, signal })
        : api.updateAssetLocation({ body, signal });
    };
    if (part !== null) return update();
    const sent = { body: { id, value }, signal };
    const create = () =>
      isCategory ? api.createAssetCategory(sent) : api.createAssetLocation(sent);
    return saveNew({ create, update });
  },
);

export const deleteLookup = fromPromise<unknown, { part: AssetLookup }>(
  ({ input: { part }, signal }) =>
    part.kind === 'category'
      ? api.deleteAssetCategory({ path: { categoryId: part.id }, signal })
      : api.deleteAssetLocation({ path: { locationId: part.id }, signal }),
);
