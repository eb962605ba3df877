import { withRights } from './assets.tsx';

/** Shows the story to someone with all rights to the asset master who can also see assets. */
export const withMasterRights = withRights([
  'assetMaster.basic',
  'assetMaster.add',
  'assetMaster.edit',
  'assetMaster.delete',
  'assetManager.basic',
]);
