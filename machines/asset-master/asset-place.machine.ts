import { createRecordPart, type RecordPartActor } from '../records/create-record-part.ts';
import { saveLookup } from './asset-place.actors.ts';
import {
  emptyLookup,
  validateLocation,
  toLookupForm,
  type AssetLookup,
  type LookupForm,
} from './asset-place.ts';

export const assetLookupMachine = createRecordPart<AssetLookup, LookupForm>({
  id: 'asset-place',
  description: 'A category or a location of assets is added or renamed. Source: ASSET-035.',
  emptyForm: emptyLookup,
  toForm: toLookupForm,
  validate: validateLocation,
  savePart: saveLookup,
});

export type AssetLookupActor = RecordPartActor<AssetLookup, LookupForm>;
