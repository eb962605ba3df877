import { createPartDeletion } from '../records/create-part-deletion.ts';
import { deleteLookup } from './asset-lookup.actors.ts';
import type { AssetLookup } from './asset-lookup.ts';

export const assetLookupDeletionMachine = createPartDeletion<AssetLookup>({
  id: 'asset-lookup-deletion',
  description: 'Deletes a category or a location. Source: ASSET-035.',
  deletePart: deleteLookup,
});
