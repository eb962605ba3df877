import { scenario } from '../../scenario/types.ts';
import { resultsOf } from '../../support/asset-audits.ts';
import { asset, assetType, category, detail, edited, location } from '../../support/assets.ts';
import { employee } from '../../support/people.ts';
import { foundIn } from '../../support/workbook.ts';

export default scenario({
  title:
    'Assets show the new name of a place and a category, while assignments and audit rounds keep the names of their day',
  source: 'ASSET-030, and the decisions on assets',
  async run(ctx) {
    const me = ctx.as('admin');
    const assetCategoryId = await category(ctx, me);
    const assetTypeId = await assetType(ctx, me, { assetCategoryId });
    const assetLocationId = await location(ctx, me);
    const holder = await employee(ctx, me);
    const held = await asset(ctx, me, {
      assetTypeId,
      assetLocationId,
      serialNumber: ctx.name('S'),
    });
    const stored = await asset(ctx, me, { assetTypeId, assetLocationId });
    const assignmentId = ctx.uuid();
    const given = { id: assignmentId, assetId: held, employeeId: holder.id };
    await me.request('assignAsset', { body: given });
    const places = async () => {
      const { assetCategories } = await me.request('listAssetCategories');
      const { assetLocations } = await me.request('listAssetLocations');
      const kinds = assetCategories.find(({ id }) => id === assetCategoryId);
      const place = assetLocations.find(({ id }) => id === assetLocationId);
      return { ofTypes: kinds, ofAssets: place };
    };
    const { ofTypes, ofAssets } = await places();
    ctx.expectEqual('how many', [ofTypes?.assetTypeCount, ofAssets?.assetCount], [1, 2]);
    const scope = { assetLocationId, assetTypeId, assetCategoryId, isWithAssigned: true };
    const body = { id: ctx.uuid(), name: ctx.name(), ...scope };
    const { assetAudit: begun } = await me.request('beginAssetAudit', { body });
    const before = await detail(me, held);
    const actual = [ofAssets?.value, before.assetType, ofTypes?.value];
    const names = [begun.assetLocationName, begun.assetTypeName, begun.assetCategoryName];
    ctx.expectEqual('what the round is of', names, actual);

    const [placeName, categoryName] = [ctx.name('Place'), ctx.name('Category')];
    await me.request('updateAssetLocation', { body: { id: assetLocationId, value: placeName } });
    await me.request('updateAssetCategory', { body: { id: assetCategoryId, value: categoryName } });
    const fullName = ctx.name('Renamed');
    await me.request('updateEmployee', { body: { ...holder, fullName } });
    const name = ctx.name('Other');
    await me.request('updateAsset', { body: await edited(me, held, { name }) });
    const { assetView } = await me.request('getAssetView', { path: { id: held } });
    ctx.expectEqual(
      'the view',
      [
        assetView.name,
        assetView.assetLocationName,
        assetView.assetCategory,
        assetView.employeeName,
        assetView.assignmentId,
      ],
      [name, placeName, categoryName, fullName, assignmentId],
    );
    const search = { page: 1, pageSize: 10 as const, sort: null, columnFilters: [] };
    const { assetsManager } = await me.request('listAssets', { body: { ...search, assetIds: [held] } });
    const [row] = assetsManager;
    ctx.expectEqual(
      'the list',
      [row?.name, row?.assetLocationName, row?.assetCategory, row?.employeeName],
      [name, placeName, categoryName, fullName],
    );
    const [scanned] = (await me.request('findAssetsByCode', { query: { code: held } })).assets;
    ctx.expectEqual(
      'what is scanned',
      [scanned?.assetLocationName, scanned?.holderName, scanned?.assignmentId, scanned?.isTeam],
      [placeName, fullName, assignmentId, false],
    );
    const { assetHistories } = await me.request('listAssetAssignments', { path: { id: held } });
    ctx.expectEqual('the assignment', assetHistories[0]?.employeeName, holder.fullName);
    const { statusHistory } = await me.request('getAssetHistory', { path: { id: held } });
    ctx.expectEqual('the history', statusHistory[0]?.employeeName, holder.fullName);
    const audited = (await resultsOf(me, body.id)).get(held);
    ctx.expectEqual(
      'what the round expects',
      [audited?.name, audited?.assetLocationName, audited?.holderName, audited?.serialNumber],
      [before.name, ofAssets?.value, holder.fullName, before.serialNumber],
    );
    const { assetAudit } = await me.request('getAssetAudit', { path: { auditId: body.id } });
    const still = [
      assetAudit.assetLocationName,
      assetAudit.assetTypeName,
      assetAudit.assetCategoryName,
    ];
    ctx.expectEqual('what the round is of still', still, actual);
    const path = { auditId: body.id };
    const elsewhere = await asset(ctx, me, { assetTypeId, assetLocationId: null });
    for (const code of [elsewhere, stored]) {
      await me.request('tickAuditedAsset', { path, body: { code } });
    }
    const sheet = await me.call('exportAssetAudit', { path });
    const inOrder: string[] = [];
    for (const id of [held, elsewhere, stored]) inOrder.push((await detail(me, id)).assetCode);
    const codes = await foundIn(sheet.bytes, inOrder);
    ctx.expectEqual('missing, unexpected, found', codes, inOrder);
    await me.expectError(409, 'deleteAssetLocation', { path: { locationId: assetLocationId } });
  },
});
