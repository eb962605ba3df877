import { createRecordPart, type RecordPartActor } from '../records/create-record-part.ts';
import { savePlace } from './asset-place.actors.ts';
import {
  emptyPlace,
  validateLocation,
  placeFormOf,
  type AssetPlace,
  type PlaceForm,
} from './asset-place.ts';

export const assetPlaceMachine = createRecordPart<AssetPlace, PlaceForm>({
  id: 'asset-place',
  description: 'A category or a location of assets is added or renamed. Source: ASSET-035.',
  emptyForm: emptyPlace,
  formOf: placeFormOf,
  validate: validateLocation,
  savePart: savePlace,
});

export type AssetPlaceActor = RecordPartActor<AssetPlace, PlaceForm>;
