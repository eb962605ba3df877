import { createRecordPart, type RecordPartActor } from '../records/create-record-part.ts';
import { saveProperty } from './asset-property.actors.ts';
import {
  emptyProperty,
  validateProperty,
  toPropertyForm,
  type PropertyForm,
  type TypeProperty,
} from './type-property.ts';

export const assetPropertyMachine = createRecordPart<TypeProperty, PropertyForm>({
  id: 'asset-property',
  description: 'Adds or edits a property of an asset type. Source: ASSET-092, ASSET-029.',
  emptyForm: emptyProperty,
  toForm: toPropertyForm,
  validate: validateProperty,
  // The kind decides whether options are needed and must be numbers.
  dependents: {
    controlTypeId: ['controlDataListValue'],
    dataTypeId: ['controlDataListValue'],
  },
  savePart: saveProperty,
});

export type AssetPropertyActor = RecordPartActor<TypeProperty, PropertyForm>;
