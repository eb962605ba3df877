import { scenario } from '../../../scenario/types.ts';
import { asset, detail } from '../../../support/assets.ts';

export default scenario({
  title: 'A new asset gets the default status InStore from the server',
  source: 'ASSET-023',
  async run(ctx) {
    const me = ctx.as('admin');
    const id = await asset(ctx, me);
    ctx.expectEqual('the status', (await detail(me, id)).assetStatus, 'InStore');
    const { statusHistory, repairHistory } = await me.request('getAssetHistory', { path: { id } });
    const statuses = statusHistory.map(({ assetStatus }) => assetStatus);
    ctx.expectEqual('the histories', [statuses, repairHistory], [['InStore'], []]);
  },
});
