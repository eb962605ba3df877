import { scenario } from '../../scenario/types.ts';
import { resultsOf } from '../../support/asset-audits.ts';
import { asset, assetType, category, location } from '../../support/assets.ts';
import { isInOrder } from '../../support/order.ts';

export default scenario({
  title: 'Of one place, type and category one audit round is open at a time, until it is finished',
  source: 'the decisions on assets',
  async run(kit) {
    const me = kit.as('admin');
    const assetLocationId = await location(kit, me);
    const assetCategoryId = await category(kit, me);
    const assetTypeId = await assetType(kit, me, { assetCategoryId, isTeam: true });
    const ofKind = await asset(kit, me, { assetLocationId, assetTypeId });
    const other = await asset(kit, me, { assetLocationId });
    const fields = (more: object) => ({
      body: { id: kit.uuid(), name: kit.name(), assetLocationId, ...more },
    });
    const name = kit.name();
    const first = await me.ask('beginAssetAudit', fields({ name: `  ${name} ` }));
    kit.expectEqual('the name without its blanks', first.assetAudit.name, name);
    await me.refused(400, 'beginAssetAudit', fields({ name: '  ', assetTypeId }));
    const kinds = [
      { assetTypeId },
      { assetCategoryId },
      { assetTypeId, assetCategoryId },
      { assetCategoryId: await category(kit, me) },
    ];
    const found: string[][] = [];
    for (const kind of kinds) {
      const { assetAudit } = await me.ask('beginAssetAudit', fields(kind));
      found.push([...(await resultsOf(me, assetAudit.id)).keys()]);
      await me.refused(409, 'beginAssetAudit', fields(kind));
    }
    kit.expectEqual('what is of the kind', found, [[ofKind], [ofKind], [ofKind], []]);
    const path = { auditId: first.assetAudit.id };
    const expected = await resultsOf(me, path.auditId);
    kit.expectEqual('of all kinds', [...expected.keys()].toSorted(), [ofKind, other].toSorted());
    const codes = [...expected.values()].map(({ assetCode }) => assetCode);
    kit.expectThat('by their codes', isInOrder(codes));
    await me.ask('finishAssetAudit', { path });
    const again = await me.ask('beginAssetAudit', fields({ isWithAssigned: true }));
    for (const unknown of ['assetTypeId', 'assetCategoryId']) {
      const { fieldErrors } = await me.refused(
        400,
        'beginAssetAudit',
        fields({ [unknown]: kit.uuid() }),
      );
      kit.expectThat(`the refusal stands at ${unknown}`, unknown in (fieldErrors ?? {}));
    }
    const { assetAudits } = await me.ask('listAssetAudits');
    const began = assetAudits.map(({ beganOn }) => beganOn);
    kit.expectEqual('the newest first', began, began.toSorted().toReversed());
    const ids = new Set(assetAudits.map(({ id }) => id));
    kit.expectThat('finished ones stay', ids.has(path.auditId));
    kit.expectThat('open ones, too', ids.has(again.assetAudit.id));
  },
});
