import { withRights } from './assets.tsx';

/** Shows the story to somebody who may do everything with the asset master, and see the assets. */
export const withMasterRights = withRights([
  'assetMaster.basic',
  'assetMaster.add',
  'assetMaster.edit',
  'assetMaster.delete',
  'assetManager.basic',
]);
