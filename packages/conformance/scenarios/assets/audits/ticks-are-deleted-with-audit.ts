import { setTimeout } from 'node:timers/promises';
import { scenario } from '../../../scenario/types.ts';
import { round } from '../../../support/asset-audits.ts';
import { asset } from '../../../support/assets.ts';

export default scenario({
  title:
    'An asset shows where it was last ticked, and a deleted audit round is deleted with its ticks',
  source: 'ASSET-D75',
  async run(ctx) {
    const me = ctx.as('admin');
    const code = await asset(ctx, me);
    const lastAudit = async () =>
      (await me.request('getAssetView', { path: { id: code } })).assetView.lastAudit?.auditId ??
      null;
    const ticked = async () => {
      const { auditId } = await round(ctx, me);
      await me.request('tickAuditedAsset', { path: { auditId }, body: { code } });
      // Ticks with the same millisecond have no order.
      await setTimeout(2);
      return auditId;
    };
    const [first, second, third] = [await ticked(), await ticked(), await ticked()];
    ctx.expectEqual('the last of three', await lastAudit(), third);
    await me.request('giveUpAssetAudit', { path: { auditId: third } });
    ctx.expectEqual('once that is given up', await lastAudit(), second);
    await me.request('untickAuditedAsset', { path: { auditId: second, assetId: code } });
    ctx.expectEqual('once that tick is taken back', await lastAudit(), first);
    await me.request('finishAssetAudit', { path: { auditId: first } });
    await me.request('deleteAssetAudit', { path: { auditId: first } });
    ctx.expectEqual('once that round is deleted', await lastAudit(), null);
  },
});
