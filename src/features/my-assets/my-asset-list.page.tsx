import { myAssetListMachine } from '#machines/my-assets/my-asset-list.machine.ts';
import { myAssetFields } from '#machines/my-assets/my-asset.ts';
import { myAssetsAddress } from '#page/addresses.ts';
import { recordListPage } from '#page/record-list-page.tsx';
import { MyAssetListScreen } from './my-asset-list.screen.tsx';

export default recordListPage(myAssetListMachine, {
  fields: myAssetFields,
  list: myAssetsAddress,
  // With them, the table would be wider than a desk's screen.
  hiddenAtFirst: ['assetCategory', 'teamName', 'workPlace'],
  Screen: MyAssetListScreen,
});
