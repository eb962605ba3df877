import { scenario } from '../../../scenario/types.ts';
import { getAuditResults } from '../../../support/asset-audits.ts';
import { asset, assetType, category, location } from '../../../support/assets.ts';
import { isInOrder } from '../../../support/order.ts';

export default scenario({
  title:
    'For each location, type and category only one audit round can be open, until it is finished',
  source: 'ASSET-D61',
  async run(ctx) {
    const me = ctx.as('admin');
    const assetLocationId = await location(ctx, me);
    const assetCategoryId = await category(ctx, me);
    const assetTypeId = await assetType(ctx, me, { assetCategoryId, isTeam: true });
    const ofKind = await asset(ctx, me, { assetLocationId, assetTypeId });
    const other = await asset(ctx, me, { assetLocationId });
    const fields = (more: object) => ({
      body: { id: ctx.uuid(), name: ctx.name(), assetLocationId, ...more },
    });
    const name = ctx.name();
    const first = await me.request('beginAssetAudit', fields({ name: `  ${name} ` }));
    ctx.expectEqual('the name without its blanks', first.assetAudit.name, name);
    await me.expectError(400, 'beginAssetAudit', fields({ name: '  ', assetTypeId }));
    const kinds = [
      { assetTypeId },
      { assetCategoryId },
      { assetTypeId, assetCategoryId },
      { assetCategoryId: await category(ctx, me) },
    ];
    const found: string[][] = [];
    for (const kind of kinds) {
      const { assetAudit } = await me.request('beginAssetAudit', fields(kind));
      found.push([...(await getAuditResults(me, assetAudit.id)).keys()]);
      await me.expectError(409, 'beginAssetAudit', fields(kind));
    }
    ctx.expectEqual('what is of the kind', found, [[ofKind], [ofKind], [ofKind], []]);
    const path = { auditId: first.assetAudit.id };
    const expected = await getAuditResults(me, path.auditId);
    ctx.expectEqual('of all kinds', [...expected.keys()].toSorted(), [ofKind, other].toSorted());
    const codes = [...expected.values()].map(({ assetCode }) => assetCode);
    ctx.expectThat('by their codes', isInOrder(codes));
    await me.request('finishAssetAudit', { path });
    const again = await me.request('beginAssetAudit', fields({ isWithAssigned: true }));
    for (const unknown of ['assetTypeId', 'assetCategoryId']) {
      const { fieldErrors } = await me.expectError(
        400,
        'beginAssetAudit',
        fields({ [unknown]: ctx.uuid() }),
      );
      ctx.expectThat(`the error is in fieldErrors.${unknown}`, unknown in (fieldErrors ?? {}));
    }
    const { assetAudits } = await me.request('listAssetAudits');
    const began = assetAudits.map(({ beganOn }) => beganOn);
    ctx.expectEqual('the newest first', began, began.toSorted().toReversed());
    const ids = new Set(assetAudits.map(({ id }) => id));
    ctx.expectThat('finished ones stay', ids.has(path.auditId));
    ctx.expectThat('open ones, too', ids.has(again.assetAudit.id));
  },
});
