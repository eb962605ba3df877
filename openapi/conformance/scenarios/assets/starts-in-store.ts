import { scenario } from '../../scenario/types.ts';
import { asset, detail } from '../../support/assets.ts';

export default scenario({
  title: 'A new asset gets the default status, InStore, from the server',
  source: 'ASSET-023',
  async run(kit) {
    const me = kit.as('admin');
    const id = await asset(kit, me);
    kit.expectEqual('the status', (await detail(me, id)).assetStatus, 'InStore');
    const { statusHistory, repairHistory } = await me.ask('getAssetHistory', { path: { id } });
    const statuses = statusHistory.map(({ assetStatus }) => assetStatus);
    kit.expectEqual('the histories', [statuses, repairHistory], [['InStore'], []]);
  },
});
