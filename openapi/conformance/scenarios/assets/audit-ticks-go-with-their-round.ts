import { setTimeout } from 'node:timers/promises';
import { scenario } from '../../scenario/types.ts';
import { round } from '../../support/asset-audits.ts';
import { asset } from '../../support/assets.ts';

export default scenario({
  title: 'An asset says where it was ticked last, and a round that goes takes its ticks along',
  source: 'the decisions on assets',
  async run(kit) {
    const me = kit.as('admin');
    const code = await asset(kit, me);
    const lastAudit = async () =>
      (await me.ask('getAssetView', { path: { id: code } })).assetView.lastAudit?.auditId ?? null;
    const ticked = async () => {
      const { auditId } = await round(kit, me);
      await me.ask('tickAuditedAsset', { path: { auditId }, body: { code } });
      // Ticks of the same millisecond have no order.
      await setTimeout(2);
      return auditId;
    };
    const [first, second, third] = [await ticked(), await ticked(), await ticked()];
    kit.expectEqual('the last of three', await lastAudit(), third);
    await me.ask('giveUpAssetAudit', { path: { auditId: third } });
    kit.expectEqual('once that is given up', await lastAudit(), second);
    await me.ask('untickAuditedAsset', { path: { auditId: second, assetId: code } });
    kit.expectEqual('once that tick is taken back', await lastAudit(), first);
    await me.ask('finishAssetAudit', { path: { auditId: first } });
    await me.ask('deleteAssetAudit', { path: { auditId: first } });
    kit.expectEqual('once that round is deleted', await lastAudit(), null);
  },
});
