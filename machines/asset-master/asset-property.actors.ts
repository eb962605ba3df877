import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { PartToSave } from '../records/create-record-part.ts';
import { propertyBodyOf, type PropertyForm, type TypeProperty } from './type-property.ts';

export const saveProperty = fromPromise<unknown, PartToSave<TypeProperty, PropertyForm>>(
  ({ input, signal }) => {
    const { parentId: typeId, part } = input;
    const path = { typeId };
    const body = propertyBodyOf(input);
    return part === null
      ? api.createAssetTypeProperty({ path, body: { id: crypto.randomUUID(), ...body }, signal })
      : api.updateAssetTypeProperty({ path, body: { id: part.id, ...body }, signal });
  },
);

export const deleteProperty = fromPromise<unknown, { part: TypeProperty }>(
  ({ input: { part }, signal }) => api.deleteAssetTypeProperty({ path: { id: part.id }, signal }),
);
