import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { PartToSave } from '../records/create-record-part.ts';
import { saveNew } from '../records/save-new.ts';
import { toPropertyBody, type PropertyForm, type TypeProperty } from './type-property.ts';

export const saveProperty = fromPromise<unknown, PartToSave<TypeProperty, PropertyForm>>(
  async ({ input, signal }) => {
    const { parentId: typeId, part, newId } = input;
    const body = { id: part?.id ?? newId, ...toPropertyBody(input) };
    const sent = { path: { typeId }, body, signal };
    const update = () => api.updateAssetTypeProperty(sent);
    if (part !== null) return update();
    return saveNew({ create: () => api.createAssetTypeProperty(sent), update });
  },
);

export const deleteProperty = fromPromise<unknown, { part: TypeProperty }>(
  ({ input: { part }, signal }) => api.deleteAssetTypeProperty({ path: { id: part.id }, signal }),
);
