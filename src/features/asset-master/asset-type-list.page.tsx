import { assetTypeListMachine } from '#machines/asset-master/asset-type-list.machine.ts';
import { assetTypeFields } from '#machines/asset-master/asset-type.ts';
import { assetMasterAddresses } from '#page/parameters/addresses.ts';
import { recordListPage } from '#page/records/record-list-page.tsx';
import { AssetTypeListScreen } from './asset-type-list.screen.tsx';

export default recordListPage(assetTypeListMachine, {
  fields: assetTypeFields,
  list: assetMasterAddresses.list,
  Screen: AssetTypeListScreen,
});
