import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { PartToSave } from '../records/create-record-part.ts';
import type { AssetPlace, PlaceForm } from './asset-place.ts';

/** The parent of a place is its kind. */
export const savePlace = fromPromise<unknown, PartToSave<AssetPlace, PlaceForm>>(
  ({ input: { parentId: kind, part, form, version }, signal }) => {
    const value = form.value.trim();
    const isCategory = kind === 'category';
    if (part === null) {
      const body = { id: crypto.randomUUID(), value };
      return isCategory
        ? api.createAssetCategory({ body, signal })
        : api.createAssetLocation({ body, signal });
    }
    const body = { id: part.id, value, ...(version === null ? {} : { version }) };
    return isCategory
      ? api.updateAssetCategory({ body, signal })
      : api.updateAssetLocation({ body, signal });
  },
);

export const deletePlace = fromPromise<unknown, { part: AssetPlace }>(
  ({ input: { part }, signal }) =>
    part.kind === 'category'
      ? api.deleteAssetCategory({ path: { categoryId: part.id }, signal })
      : api.deleteAssetLocation({ path: { locationId: part.id }, signal }),
);
