import { scenario } from '../../../scenario/types.ts';
import { round } from '../../../support/asset-audits.ts';
import {
  asset,
  assetFields,
  assetType,
  assigned,
  category,
  detail,
  employee,
  location,
  ofEachKind,
  property,
  propertyFields,
  buildBulkFields,
  tableRow,
} from '../../../support/assets.ts';

export default scenario({
  title: 'An id stays in use as long as its record exists, whatever its state',
  source: 'CLOCK-035, ASSET-D28',
  async run(ctx) {
    const me = ctx.as('admin');
    for (const id of Object.values(await ofEachKind(ctx, me))) {
      const { assetCode } = await detail(me, id);
      await me.expectError(409, 'addAsset', { body: await assetFields(ctx, { id }) });
      await me.expectError(409, 'bulkAddAssets', { body: { ...(await buildBulkFields(ctx)), id } });
      const rows = [await tableRow(ctx)];
      await me.expectError(409, 'importAssets', { body: { dryRun: false, id, rows } });
      ctx.expectEqual('what had it before', (await detail(me, id)).assetCode, assetCode);
    }
    const { id: employeeId } = await employee(ctx, me);
    for (const isEnded of [false, true]) {
      const { id } = await assigned(ctx, me);
      if (isEnded) await me.request('removeAssetAssignment', { path: { id } });
      const body = { id, assetId: await asset(ctx, me), employeeId };
      await me.expectError(409, 'assignAsset', { body });
    }
    for (const isTeam of [false, true]) {
      const id = await assetType(ctx, me, { isTeam });
      const assetCategoryId = await category(ctx, me);
      const body = { id, code: ctx.name('C'), name: ctx.name(), assetCategoryId };
      await me.expectError(409, 'createAssetType', { body });
      const sent = { ...(await propertyFields(ctx, me)), id: await property(ctx, me, id) };
      const path = { typeId: await assetType(ctx, me) };
      await me.expectError(409, 'createAssetTypeProperty', { path, body: sent });
    }
    for (const end of ['none', 'finishAssetAudit'] as const) {
      const { auditId: id } = await round(ctx, me);
      if (end !== 'none') await me.request(end, { path: { auditId: id } });
      const body = { id, name: ctx.name(), assetLocationId: await location(ctx, me) };
      await me.expectError(409, 'beginAssetAudit', { body });
    }
  },
});
