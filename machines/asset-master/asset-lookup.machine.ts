import { createRecordPart, type RecordPartActor } from '../records/create-record-part.ts';
import { saveLookup } from './asset-lookup.actors.ts';
import {
  emptyLookup,
  validateLocation,
  toLookupForm,
  type AssetLookup,
  type LookupForm,
} from './asset-lookup.ts';

export const assetLookupMachine = createRecordPart<AssetLookup, LookupForm>({
  id: 'asset-lookup',
  description: 'Adds or renames a category or a location of assets. Source: ASSET-035.',
  emptyForm: emptyLookup,
  toForm: toLookupForm,
  validate: validateLocation,
  savePart: saveLookup,
});

export type AssetLookupActor = RecordPartActor<AssetLookup, LookupForm>;
