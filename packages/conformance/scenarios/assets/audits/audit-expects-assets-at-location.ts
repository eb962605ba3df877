import { scenario } from '../../../scenario/types.ts';
import { getAuditResults, round } from '../../../support/asset-audits.ts';
import { asset, assetType, assigned, location, move } from '../../../support/assets.ts';

export default scenario({
  title: 'An audit round expects the assets that should be at its location when it starts',
  source: 'ASSET-026',
  async run(ctx) {
    const me = ctx.as('admin');
    const assetLocationId = await location(ctx, me);
    const add = (more: object = {}) => asset(ctx, me, { assetLocationId, ...more });
    const assetTypeId = await assetType(ctx, me);
    const [stored, scrapped, repaired] = [await add({ assetTypeId }), await add(), await add()];
    const today = ctx.day(0, me.timeZone);
    await move(me, scrapped, { status: 'Scrap', day: today });
    await move(me, repaired, { status: 'Repair', day: today });
    const { assetId: assignedId } = await assigned(ctx, me);
    await me.request('bulkMoveAssets', { body: { assetIds: [assignedId], assetLocationId } });
    const start = async (more: object = {}) => {
      const { auditId } = await round(ctx, me, { assetLocationId, ...more });
      const found = [...(await getAuditResults(me, auditId)).keys()];
      const { missingAssetIds } = await me.request('getAssetAudit', { path: { auditId } });
      ctx.expectEqual('all of it is missing at first', missingAssetIds, found);
      await me.request('giveUpAssetAudit', { path: { auditId } });
      return found.toSorted();
    };
    ctx.expectEqual('the unassigned assets', await start(), [stored, scrapped].toSorted());
    const all = [stored, scrapped, assignedId].toSorted();
    ctx.expectEqual(
      'also the assets assigned to a user',
      await start({ isWithAssigned: true }),
      all,
    );
    ctx.expectEqual('of a type', await start({ assetTypeId }), [stored]);
    const { auditId } = await round(ctx, me, { assetLocationId });
    const otherLocation = await location(ctx, me);
    await me.request('bulkMoveAssets', {
      body: { assetIds: [stored], assetLocationId: otherLocation },
    });
    const later = await add();
    const results = await getAuditResults(me, auditId);
    ctx.expectEqual('what was moved since', results.get(stored)?.result, 'Missing');
    ctx.expectThat('what was added since is not expected', !results.has(later));
    const body = { id: ctx.uuid(), name: ctx.name(), assetLocationId };
    const { fieldErrors } = await me.expectError(409, 'beginAssetAudit', { body });
    ctx.expectThat('one round of a place at a time', 'assetLocationId' in (fieldErrors ?? {}));
    const unknown = { ...body, assetLocationId: ctx.uuid() };
    await me.expectError(400, 'beginAssetAudit', { body: unknown });
  },
});
