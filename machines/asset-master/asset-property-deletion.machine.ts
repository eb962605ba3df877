import { createPartDeletion } from '../records/create-part-deletion.ts';
import { deleteProperty } from './asset-property.actors.ts';
import type { TypeProperty } from './type-property.ts';

export const assetPropertyDeletionMachine = createPartDeletion<TypeProperty>({
  id: 'asset-property-deletion',
  description: 'Deletes a property of an asset type. Source: ASSET-160.',
  deletePart: deleteProperty,
});
