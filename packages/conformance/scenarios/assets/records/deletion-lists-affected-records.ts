import { scenario } from '../../../scenario/types.ts';
import { round } from '../../../support/asset-audits.ts';
import { asset, assigned, location, move } from '../../../support/assets.ts';

export default scenario({
  title: 'Before assets are deleted, the affected records are listed, and nothing is changed',
  source: 'ASSET-141',
  async run(ctx) {
    const me = ctx.as('admin');
    const assetLocationId = await location(ctx, me);
    const id = await asset(ctx, me, { assetLocationId });
    const { assetId: assignedId } = await assigned(ctx, me);
    const today = ctx.day(0, me.timeZone);
    await move(me, id, { status: 'Repair', day: today });
    await move(me, id, { status: 'InStore', day: today });
    const { auditId } = await round(ctx, me, { assetLocationId });
    const preview = async (...assetIds: string[]) =>
      (await me.request('previewAssetDeletion', { body: { assetIds } })).effects;
    const [effect, ofAssigned, ...others] = await preview(id, assignedId, ctx.uuid());
    ctx.expectEqual('how many are known', others.length, 0);
    ctx.expectEqual('in which order', [effect?.assetId, ofAssigned?.assetId], [id, assignedId]);
    ctx.expectEqual(
      'its history',
      [effect?.holderName, effect?.assignmentCount, effect?.repairCount],
      ['', 0, 1],
    );
    ctx.expectEqual(
      'its audits',
      effect?.openAudits.map((each) => each.auditId),
      [auditId],
    );
    ctx.expectThat('who has the other', ofAssigned?.holderName !== '');
    ctx.expectEqual('its assignments', ofAssigned?.assignmentCount, 1);
    await me.request('getAssetView', { path: { id } });
    await me.request('giveUpAssetAudit', { path: { auditId } });
    const [later] = await preview(id);
    ctx.expectEqual('once the audit is over', later?.openAudits, []);
  },
});
