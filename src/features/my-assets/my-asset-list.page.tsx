import { myAssetListMachine } from '#machines/my-assets/my-asset-list.machine.ts';
import { hiddenAtFirst, myAssetFields } from '#machines/my-assets/my-asset.ts';
import { myAssetsAddress } from '#page/parameters/addresses.ts';
import { recordListPage } from '#page/records/record-list-page.tsx';
import { MyAssetListScreen } from './my-asset-list.screen.tsx';

export default recordListPage(myAssetListMachine, {
  fields: myAssetFields,
  list: myAssetsAddress,
  hiddenAtFirst,
  Screen: MyAssetListScreen,
});
