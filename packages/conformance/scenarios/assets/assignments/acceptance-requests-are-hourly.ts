import { scenario } from '../../../scenario/types.ts';
import { handedTo } from '../../../support/assets.ts';

export default scenario({
  title:
    'An acceptance request for an asset can be repeated at most once an hour, and immediately after a decline',
  source: 'ASSET-112',
  async run(ctx) {
    const [me, assignee] = [ctx.as('admin'), ctx.as('member')];
    const given = await handedTo(ctx, assignee);
    const path = { id: given.id };
    await me.expectError(409, 'resendHandover', { path });
    const { assetView } = await me.request('getAssetView', { path: { id: given.assetId } });
    const from = assetView.handover?.remindableFrom ?? '';
    ctx.expectThat('not before long', from > ctx.minutesFromNow(50));
    ctx.expectThat('within the hour', from < ctx.minutesFromNow(70));
    await assignee.request('declineHandover', { path, body: { reason: 'It never came' } });
    const again = await me.request('resendHandover', { path });
    ctx.expectThat('immediately after a rejection, but not later', again.remindableFrom >= from);
    await me.expectError(409, 'resendHandover', { path });
    await assignee.request('acceptHandovers', { body: { assignmentIds: [given.id] } });
    await me.expectError(409, 'resendHandover', { path });
    await me.request('removeAssetAssignment', { path });
  },
});
