import { createPartDeletion } from '../records/create-part-deletion.ts';
import { deletePlace } from './asset-place.actors.ts';
import type { AssetPlace } from './asset-place.ts';

export const assetPlaceDeletionMachine = createPartDeletion<AssetPlace>({
  id: 'asset-place-deletion',
  description: 'A category or a location is deleted. Source: ASSET-035.',
  deletePart: deletePlace,
});
