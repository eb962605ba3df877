import { scenario } from '../../../scenario/types.ts';
import { getAuditResults, round } from '../../../support/asset-audits.ts';
import { asset, assigned, detail, location } from '../../../support/assets.ts';

export default scenario({
  title: 'A tick counts once, and an unexpected asset shows its expected location',
  source: 'ASSET-026',
  async run(ctx) {
    const me = ctx.as('admin');
    const { auditId, assetId, assetLocationId } = await round(ctx, me);
    const tick = (code: string) =>
      me.request('tickAuditedAsset', { path: { auditId }, body: { code } });
    const { assetCode } = await detail(me, assetId);
    const first = await tick(` ${assetCode.toLowerCase()} `);
    ctx.expectEqual(
      'the first tick',
      [first.outcome, first.auditedAsset?.result, first.assetAudit.foundCount],
      ['Ticked', 'Found', 1],
    );
    const second = await tick(assetId);
    ctx.expectEqual(
      'the second',
      [second.outcome, second.assetAudit.foundCount, second.auditedAsset?.tickedOn],
      ['Already', 1, first.auditedAsset?.tickedOn],
    );
    const none = await tick(ctx.name());
    ctx.expectEqual('no such code', [none.outcome, none.auditedAsset], ['Unknown', null]);

    const otherLocation = await location(ctx, me);
    const unexpected = await asset(ctx, me, { assetLocationId: otherLocation });
    const { assetLocations } = await me.request('listAssetLocations');
    const locationRecord = assetLocations.find(({ id }) => id === otherLocation)?.value;
    const { auditedAsset } = await tick(unexpected);
    ctx.expectEqual(
      'what should be elsewhere',
      [auditedAsset?.result, auditedAsset?.reason, auditedAsset?.assetLocationName],
      ['Unexpected', 'Elsewhere', locationRecord],
    );
    const { assetId: assignedId } = await assigned(ctx, me);
    ctx.expectEqual(
      'the assets assigned to a user',
      (await tick(assignedId)).auditedAsset?.reason,
      'Assigned',
    );
    const later = await asset(ctx, me, { assetLocationId });
    ctx.expectEqual('what came since', (await tick(later)).auditedAsset?.reason, 'Since');
    const { assetAudit, strayAssetIds } = await me.request('getAssetAudit', { path: { auditId } });
    ctx.expectEqual('how many were not expected', assetAudit.unexpectedCount, 3);
    ctx.expectEqual(
      'what can be moved here',
      strayAssetIds.toSorted(),
      [unexpected, assignedId].toSorted(),
    );

    const untick = (id: string) =>
      me.request('untickAuditedAsset', { path: { auditId, assetId: id } });
    await untick(unexpected);
    await untick(assetId);
    const last = await untick(assetId);
    ctx.expectEqual(
      'after the ticks were taken back',
      [last.assetAudit.foundCount, last.assetAudit.missingCount, last.assetAudit.unexpectedCount],
      [0, 1, 2],
    );
    const remaining = await getAuditResults(me, auditId);
    ctx.expectEqual('what is expected stays', remaining.get(assetId)?.result, 'Missing');
    ctx.expectThat('what is not leaves the round', !remaining.has(unexpected));
  },
});
