import { assetTypeFormMachine } from '#machines/asset-master/asset-type-form.machine.ts';
import { emptyAssetType } from '#machines/asset-master/asset-type.ts';
import { assetMasterAddresses } from '#page/parameters/addresses.ts';
import { recordFormPage } from '#page/records/record-form-page.tsx';
import { AssetTypeFormScreen } from './asset-type-form.screen.tsx';

export default recordFormPage(assetTypeFormMachine, {
  emptyForm: emptyAssetType,
  list: assetMasterAddresses.list,
  getName: ({ name }) => name,
  parameter: 'assetTypeId',
  Screen: AssetTypeFormScreen,
});
