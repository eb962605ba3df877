import { scenario } from '../../../scenario/types.ts';
import { getAuditResults } from '../../../support/asset-audits.ts';
import { asset, assetType, category, detail, edited, location } from '../../../support/assets.ts';
import { employee } from '../../../support/people.ts';
import { foundIn } from '../../../support/workbook.ts';

export default scenario({
  title:
    'Assets show the new name of a location and a category; assignments and audit rounds keep the names of their day',
  source: 'ASSET-030, ASSET-D74',
  async run(ctx) {
    const me = ctx.as('admin');
    const assetCategoryId = await category(ctx, me);
    const assetTypeId = await assetType(ctx, me, { assetCategoryId });
    const assetLocationId = await location(ctx, me);
    const assignee = await employee(ctx, me);
    const assignedId = await asset(ctx, me, {
      assetTypeId,
      assetLocationId,
      serialNumber: ctx.name('S'),
    });
    const stored = await asset(ctx, me, { assetTypeId, assetLocationId });
    const assignmentId = ctx.uuid();
    const given = { id: assignmentId, assetId: assignedId, employeeId: assignee.id };
    await me.request('assignAsset', { body: given });
    const readPositions = async () => {
      const { assetCategories } = await me.request('listAssetCategories');
      const { assetLocations } = await me.request('listAssetLocations');
      const kinds = assetCategories.find(({ id }) => id === assetCategoryId);
      const locationRecord = assetLocations.find(({ id }) => id === assetLocationId);
      return { ofTypes: kinds, ofAssets: locationRecord };
    };
    const { ofTypes, ofAssets } = await readPositions();
    ctx.expectEqual('how many', [ofTypes?.assetTypeCount, ofAssets?.assetCount], [1, 2]);
    const scope = { assetLocationId, assetTypeId, assetCategoryId, isWithAssigned: true };
    const body = { id: ctx.uuid(), name: ctx.name(), ...scope };
    const { assetAudit: started } = await me.request('beginAssetAudit', { body });
    const before = await detail(me, assignedId);
    const actual = [ofAssets?.value, before.assetType, ofTypes?.value];
    const names = [started.assetLocationName, started.assetTypeName, started.assetCategoryName];
    ctx.expectEqual('what the round is of', names, actual);

    const [locationName, categoryName] = [ctx.name('Place'), ctx.name('Category')];
    await me.request('updateAssetLocation', { body: { id: assetLocationId, value: locationName } });
    await me.request('updateAssetCategory', { body: { id: assetCategoryId, value: categoryName } });
    const fullName = ctx.name('Renamed');
    await me.request('updateEmployee', { body: { ...assignee, fullName } });
    const name = ctx.name('Other');
    await me.request('updateAsset', { body: await edited(me, assignedId, { name }) });
    const { assetView } = await me.request('getAssetView', { path: { id: assignedId } });
    ctx.expectEqual(
      'the view',
      [
        assetView.name,
        assetView.assetLocationName,
        assetView.assetCategory,
        assetView.employeeName,
        assetView.assignmentId,
      ],
      [name, locationName, categoryName, fullName, assignmentId],
    );
    const search = { page: 1, pageSize: 10 as const, sort: null, columnFilters: [] };
    const { assetsManager } = await me.request('listAssets', {
      body: { ...search, assetIds: [assignedId] },
    });
    const [row] = assetsManager;
    ctx.expectEqual(
      'the list',
      [row?.name, row?.assetLocationName, row?.assetCategory, row?.employeeName],
      [name, locationName, categoryName, fullName],
    );
    const [scanned] = (await me.request('findAssetsByCode', { query: { code: assignedId } }))
      .assets;
    ctx.expectEqual(
      'what is scanned',
      [scanned?.assetLocationName, scanned?.holderName, scanned?.assignmentId, scanned?.isTeam],
      [locationName, fullName, assignmentId, false],
    );
    const { assetHistories } = await me.request('listAssetAssignments', {
      path: { id: assignedId },
    });
    ctx.expectEqual('the assignment', assetHistories[0]?.employeeName, assignee.fullName);
    const { statusHistory } = await me.request('getAssetHistory', { path: { id: assignedId } });
    ctx.expectEqual('the history', statusHistory[0]?.employeeName, assignee.fullName);
    const audited = (await getAuditResults(me, body.id)).get(assignedId);
    ctx.expectEqual(
      'what the round expects',
      [audited?.name, audited?.assetLocationName, audited?.holderName, audited?.serialNumber],
      [before.name, ofAssets?.value, assignee.fullName, before.serialNumber],
    );
    const { assetAudit } = await me.request('getAssetAudit', { path: { auditId: body.id } });
    const idle = [
      assetAudit.assetLocationName,
      assetAudit.assetTypeName,
      assetAudit.assetCategoryName,
    ];
    ctx.expectEqual('what the round is of still', idle, actual);
    const path = { auditId: body.id };
    const otherAsset = await asset(ctx, me, { assetTypeId, assetLocationId: null });
    for (const code of [otherAsset, stored]) {
      await me.request('tickAuditedAsset', { path, body: { code } });
    }
    const sheet = await me.call('exportAssetAudit', { path });
    const inOrder: string[] = [];
    for (const id of [assignedId, otherAsset, stored])
      inOrder.push((await detail(me, id)).assetCode);
    const codes = await foundIn(sheet.bytes, inOrder);
    ctx.expectEqual('missing, unexpected, found', codes, inOrder);
    await me.expectError(409, 'deleteAssetLocation', { path: { locationId: assetLocationId } });
  },
});
