import { scenario } from '../../../scenario/types.ts';
import { getAuditResults, round } from '../../../support/asset-audits.ts';
import { asset } from '../../../support/assets.ts';
import { fetchProfile } from '../../../support/profile.ts';

export default scenario({
  title: 'A finished audit round is read-only, and an asset shows where it was last ticked',
  source: 'ASSET-026',
  async run(ctx) {
    const me = ctx.as('admin');
    const { auditId, assetId, assetLocationId } = await round(ctx, me);
    const path = { auditId };
    const lastAudit = async (id: string) =>
      (await me.request('getAssetView', { path: { id } })).assetView.lastAudit;
    ctx.expectEqual('before any tick', await lastAudit(assetId), null);
    const note = (body: { assetId: string; note: string; version?: number }) => ({ path, body });
    const noted = note({ assetId, note: '  Lid scratched ', version: 0 });
    await me.request('noteAuditedAsset', noted);
    const mark = (await getAuditResults(me, auditId)).get(assetId);
    ctx.expectEqual('the note', [mark?.note, mark?.version], ['Lid scratched', 1]);
    await me.expectError(409, 'noteAuditedAsset', noted);
    const other = await asset(ctx, me, { assetLocationId });
    await me.expectError(404, 'noteAuditedAsset', note({ assetId: other, note: 'x' }));
    await me.request('tickAuditedAsset', { path, body: { code: assetId } });
    const ticked = (await getAuditResults(me, auditId)).get(assetId);
    ctx.expectEqual(
      'a tick leaves the note',
      [ticked?.note, ticked?.version],
      ['Lid scratched', 1],
    );
    const { name } = await fetchProfile(me);
    const { auditId: where, tickedBy } = (await lastAudit(assetId)) ?? {};
    ctx.expectEqual('where it was ticked, and by whom', [where, tickedBy], [auditId, name]);
    ctx.expectEqual('who has ticked it', ticked?.tickedBy, name);
    await me.expectError(409, 'deleteAssetAudit', { path });
    const { assetAudit } = await me.request('finishAssetAudit', { path });
    ctx.expectEqual('its status', assetAudit.status, 'Finished');
    const by = [assetAudit.beganBy, assetAudit.finishedBy];
    ctx.expectEqual('the users who started and finished it', by, [name, name]);
    await me.expectError(409, 'tickAuditedAsset', { path, body: { code: other } });
    await me.expectError(409, 'untickAuditedAsset', { path: { auditId, assetId } });
    await me.expectError(409, 'noteAuditedAsset', note({ assetId, note: 'Later' }));
    await me.expectError(409, 'finishAssetAudit', { path });
    await me.expectError(409, 'giveUpAssetAudit', { path });
    const stored = (await me.request('getAssetAudit', { path })).assetAudit;
    ctx.expectEqual('what was found', [stored.foundCount, stored.missingCount], [1, 0]);
    // The asset may be deleted; the report stays.
    await me.request('deleteAsset', { path: { id: assetId } });
    ctx.expectEqual(
      'what was deleted since',
      (await getAuditResults(me, auditId)).get(assetId)?.result,
      'Found',
    );
    await me.request('deleteAssetAudit', { path });
    await me.expectError(404, 'getAssetAudit', { path });
  },
});
