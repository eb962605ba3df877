import { scenario } from '../../scenario/types.ts';
import { resultsOf, round } from '../../support/asset-audits.ts';
import { asset, assetType, assigned, location, move } from '../../support/assets.ts';

export default scenario({
  title: 'An audit round expects what should be at its location when it begins',
  source: 'ASSET-026',
  async run(kit) {
    const me = kit.as('admin');
    const assetLocationId = await location(kit, me);
    const add = (more: object = {}) => asset(kit, me, { assetLocationId, ...more });
    const assetTypeId = await assetType(kit, me);
    const [stored, scrapped, repaired] = [await add({ assetTypeId }), await add(), await add()];
    const today = kit.day(0, me.timeZone);
    await move(me, scrapped, { status: 'Scrap', day: today });
    await move(me, repaired, { status: 'Repair', day: today });
    const { assetId: held } = await assigned(kit, me);
    await me.ask('bulkMoveAssets', { body: { assetIds: [held], assetLocationId } });
    const begin = async (more: object = {}) => {
      const { auditId } = await round(kit, me, { assetLocationId, ...more });
      const found = [...(await resultsOf(me, auditId)).keys()];
      const { missingAssetIds } = await me.ask('getAssetAudit', { path: { auditId } });
      kit.expectEqual('all of it is missing at first', missingAssetIds, found);
      await me.ask('giveUpAssetAudit', { path: { auditId } });
      return found.toSorted();
    };
    kit.expectEqual('what nobody has', await begin(), [stored, scrapped].toSorted());
    const all = [stored, scrapped, held].toSorted();
    kit.expectEqual('what somebody has, too', await begin({ isWithAssigned: true }), all);
    kit.expectEqual('of a type', await begin({ assetTypeId }), [stored]);
    const { auditId } = await round(kit, me, { assetLocationId });
    const elsewhere = await location(kit, me);
    await me.ask('bulkMoveAssets', { body: { assetIds: [stored], assetLocationId: elsewhere } });
    const later = await add();
    const kept = await resultsOf(me, auditId);
    kit.expectEqual('what was moved since', kept.get(stored)?.result, 'Missing');
    kit.expectThat('what was added since is not expected', !kept.has(later));
    const body = { id: kit.uuid(), name: kit.name(), assetLocationId };
    const { fieldErrors } = await me.refused(409, 'beginAssetAudit', { body });
    kit.expectThat('one round of a place at a time', 'assetLocationId' in (fieldErrors ?? {}));
    const unknown = { ...body, assetLocationId: kit.uuid() };
    await me.refused(400, 'beginAssetAudit', { body: unknown });
  },
});
