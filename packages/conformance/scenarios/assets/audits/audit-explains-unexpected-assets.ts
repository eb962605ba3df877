import { scenario } from '../../../scenario/types.ts';
import { getAuditResults, round } from '../../../support/asset-audits.ts';
import { asset, assetType, detail, move } from '../../../support/assets.ts';
import { readColumnTexts } from '../../../support/workbook.ts';

export default scenario({
  title:
    'A ticked asset shows why it is not expected; a serial number matches the expected asset, and unexpected assets that can be moved are listed',
  source: 'ASSET-D62',
  async run(ctx) {
    const me = ctx.as('admin');
    const today = ctx.day(0, me.timeZone);
    const assetTypeId = await assetType(ctx, me);
    const { auditId, assetId, assetLocationId } = await round(ctx, me);
    const path = { auditId };
    const tick = async (code: string) => {
      const { outcome, auditedAsset } = await me.request('tickAuditedAsset', {
        path,
        body: { code },
      });
      return [outcome, auditedAsset?.assetId, auditedAsset?.reason];
    };
    const moved = async (status: 'Repair' | 'Scrap' | 'Disposed') => {
      const id = await asset(ctx, me);
      await move(me, id, { status, day: today });
      return id;
    };
    const repaired = await moved('Repair');
    const scrapped = await moved('Scrap');
    const disposed = await moved('Disposed');
    ctx.expectEqual('in repair', await tick(repaired), ['Ticked', repaired, 'Repair']);
    ctx.expectEqual('scrapped in another tenant', await tick(scrapped), [
      'Ticked',
      scrapped,
      'Elsewhere',
    ]);
    ctx.expectEqual('disposed', await tick(disposed), ['Ticked', disposed, 'Disposed']);
    const otherAsset = await asset(ctx, me);
    await tick(otherAsset);
    const { strayAssetIds, missingAssetIds } = await me.request('getAssetAudit', { path });
    ctx.expectEqual(
      'what can be moved',
      strayAssetIds.toSorted(),
      [otherAsset, repaired].toSorted(),
    );
    ctx.expectEqual('what is missing', missingAssetIds, [assetId]);

    const serialNumber = ctx.name('SN');
    const twin = { assetLocationId, assetTypeId, serialNumber };
    const expected = await asset(ctx, me, twin);
    const of = { assetTypeId, assetLocationId };
    const { auditId: second } = await round(ctx, me, of);
    await asset(ctx, me, { ...twin, assetLocationId: null });
    const scan = async (code: string) => {
      const sent = { path: { auditId: second }, body: { code } };
      const { outcome, auditedAsset, assetAudit } = await me.request('tickAuditedAsset', sent);
      return { actual: [outcome, auditedAsset?.assetId, auditedAsset?.reason], assetAudit };
    };
    const meant = await scan(serialNumber);
    ctx.expectEqual('of two the expected one', meant.actual, ['Ticked', expected, null]);
    const wrong = await scan(otherAsset);
    ctx.expectEqual('of another place', wrong.actual, ['Ticked', otherAsset, 'Elsewhere']);
    const alike = await asset(ctx, me, { assetLocationId });
    ctx.expectEqual('of another type', (await scan(alike)).actual, ['Ticked', alike, 'OtherKind']);
    const { foundCount } = (await me.request('getAssetAudit', { path: { auditId: second } }))
      .assetAudit;
    ctx.expectEqual('found of what is expected', foundCount, 1);

    const body = { assetId: expected, note: 'Lid scratched' };
    await me.request('noteAuditedAsset', { path: { auditId: second }, body });
    await me.request('untickAuditedAsset', { path: { auditId: second, assetId: expected } });
    const remaining = (await getAuditResults(me, second)).get(expected);
    ctx.expectEqual(
      'the note outlasts the tick',
      [remaining?.note, remaining?.tickedOn],
      [body.note, null],
    );
    const { assetCode } = await detail(me, expected);
    await me.request('deleteAsset', { path: { id: expected } });
    const deleted = await scan(assetCode);
    ctx.expectEqual('deleted since, by its code', deleted.actual, ['Ticked', expected, null]);
    const { actual: again } = await scan(expected);
    ctx.expectEqual('deleted since, by its id', again, ['Already', expected, null]);

    const strangers = { serialNumber: ctx.name('SN') };
    for (let twins = 0; twins < 2; twins += 1) await asset(ctx, me, strangers);
    const either = await tick(strangers.serialNumber);
    ctx.expectEqual('of two that are not expected', either[0], 'Several');

    const resultsIn = async () => {
      const file = await me.call('exportAssetAudit', { path });
      return (await readColumnTexts(file.bytes, 'A')).slice(1);
    };
    const strays = Array.from({ length: 4 }, () => 'Unexpected');
    ctx.expectEqual('what is missing stands first', await resultsIn(), ['Missing', ...strays]);
    await tick(assetId);
    ctx.expectEqual('what was found stands last', await resultsIn(), [...strays, 'Found']);
  },
});
