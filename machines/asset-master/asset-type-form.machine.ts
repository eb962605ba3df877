import { createRecordForm } from '../records/create-record-form.ts';
import {
  loadAssetTypeChoices,
  loadAssetTypeForm,
  saveAssetType,
} from './asset-type-form.actors.ts';
import {
  emptyAssetType,
  faultsOfAssetType,
  type AssetTypeChoices,
  type AssetTypeForm,
} from './asset-type.ts';

export const assetTypeFormMachine = createRecordForm<AssetTypeForm, AssetTypeChoices>({
  id: 'asset-type-form',
  description:
    'A type of assets is added, duplicated or edited. Source: document 3, sections 2 and 3 (asset category item).',
  emptyForm: emptyAssetType,
  faultsOf: faultsOfAssetType,
  loadForm: loadAssetTypeForm,
  saveForm: saveAssetType,
  loadChoices: loadAssetTypeChoices,
});
