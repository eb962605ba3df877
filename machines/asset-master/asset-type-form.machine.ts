import { createRecordForm } from '../records/create-record-form.ts';
import {
  loadAssetTypeChoices,
  loadAssetTypeForm,
  saveAssetType,
} from './asset-type-form.actors.ts';
import {
  emptyAssetType,
  validateAssetType,
  type AssetTypeChoices,
  type AssetTypeForm,
} from './asset-type.ts';

export const assetTypeFormMachine = createRecordForm<AssetTypeForm, AssetTypeChoices>({
  id: 'asset-type-form',
  description: 'Adds, duplicates or edits an asset type. Source: ASSET-036.',
  emptyForm: emptyAssetType,
  validate: validateAssetType,
  loadForm: loadAssetTypeForm,
  saveForm: saveAssetType,
  loadChoices: loadAssetTypeChoices,
});
