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
  description: 'A property of an asset type is added or edited. Source: ASSET-092, ASSET-029.',
  emptyForm: emptyProperty,
  toForm: toPropertyForm,
  validate: validateProperty,
  // Whether options are needed, and are numbers, hangs on the kind.
  dependents: {
    controlTypeId: ['controlDataListValue'],
    dataTypeId: ['controlDataListValue'],
  },
  savePart: saveProperty,
});

export type AssetPropertyActor = RecordPartActor<TypeProperty, PropertyForm>;
