import { scenario } from '../../scenario/types.ts';
import { resultsOf } from '../../support/asset-audits.ts';
import { asset, assetType, category, detail, edited, location } from '../../support/assets.ts';
import { employee } from '../../support/people.ts';
import { foundIn } from '../../support/workbook.ts';

export default scenario({
  title:
    'Assets show the new name of a place and a category, while assignments and audit rounds keep the names of their day',
  source: 'ASSET-030, and the decisions on assets',
  async run(kit) {
    const me = kit.as('admin');
    const assetCategoryId = await category(kit, me);
    const assetTypeId = await assetType(kit, me, { assetCategoryId });
    const assetLocationId = await location(kit, me);
    const holder = await employee(kit, me);
    const held = await asset(kit, me, {
      assetTypeId,
      assetLocationId,
      serialNumber: kit.name('S'),
    });
    const stored = await asset(kit, me, { assetTypeId, assetLocationId });
    const assignmentId = kit.uuid();
    const given = { id: assignmentId, assetId: held, employeeId: holder.id };
    await me.ask('assignAsset', { body: given });
    const places = async () => {
      const { assetCategories } = await me.ask('listAssetCategories');
      const { assetLocations } = await me.ask('listAssetLocations');
      const kinds = assetCategories.find(({ id }) => id === assetCategoryId);
      const place = assetLocations.find(({ id }) => id === assetLocationId);
      return { ofTypes: kinds, ofAssets: place };
    };
    const { ofTypes, ofAssets } = await places();
    kit.expectEqual('how many', [ofTypes?.assetTypeCount, ofAssets?.assetCount], [1, 2]);
    const scope = { assetLocationId, assetTypeId, assetCategoryId, isWithAssigned: true };
    const body = { id: kit.uuid(), name: kit.name(), ...scope };
    const { assetAudit: begun } = await me.ask('beginAssetAudit', { body });
    const before = await detail(me, held);
    const kept = [ofAssets?.value, before.assetType, ofTypes?.value];
    const names = [begun.assetLocationName, begun.assetTypeName, begun.assetCategoryName];
    kit.expectEqual('what the round is of', names, kept);

    const [placeName, categoryName] = [kit.name('Place'), kit.name('Category')];
    await me.ask('updateAssetLocation', { body: { id: assetLocationId, value: placeName } });
    await me.ask('updateAssetCategory', { body: { id: assetCategoryId, value: categoryName } });
    const fullName = kit.name('Renamed');
    await me.ask('updateEmployee', { body: { ...holder, fullName } });
    const name = kit.name('Other');
    await me.ask('updateAsset', { body: await edited(me, held, { name }) });
    const { assetView } = await me.ask('getAssetView', { path: { id: held } });
    kit.expectEqual(
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
    const { assetsManager } = await me.ask('listAssets', { body: { ...search, assetIds: [held] } });
    const [row] = assetsManager;
    kit.expectEqual(
      'the list',
      [row?.name, row?.assetLocationName, row?.assetCategory, row?.employeeName],
      [name, placeName, categoryName, fullName],
    );
    const [scanned] = (await me.ask('findAssetsByCode', { query: { code: held } })).assets;
    kit.expectEqual(
      'what is scanned',
      [scanned?.assetLocationName, scanned?.holderName, scanned?.assignmentId, scanned?.isTeam],
      [placeName, fullName, assignmentId, false],
    );
    const { assetHistories } = await me.ask('listAssetAssignments', { path: { id: held } });
    kit.expectEqual('the assignment', assetHistories[0]?.employeeName, holder.fullName);
    const { statusHistory } = await me.ask('getAssetHistory', { path: { id: held } });
    kit.expectEqual('the history', statusHistory[0]?.employeeName, holder.fullName);
    const audited = (await resultsOf(me, body.id)).get(held);
    kit.expectEqual(
      'what the round expects',
      [audited?.name, audited?.assetLocationName, audited?.holderName, audited?.serialNumber],
      [before.name, ofAssets?.value, holder.fullName, before.serialNumber],
    );
    const { assetAudit } = await me.ask('getAssetAudit', { path: { auditId: body.id } });
    const still = [
      assetAudit.assetLocationName,
      assetAudit.assetTypeName,
      assetAudit.assetCategoryName,
    ];
    kit.expectEqual('what the round is of still', still, kept);
    const path = { auditId: body.id };
    const elsewhere = await asset(kit, me, { assetTypeId, assetLocationId: null });
    for (const code of [elsewhere, stored]) {
      await me.ask('tickAuditedAsset', { path, body: { code } });
    }
    const sheet = await me.call('exportAssetAudit', { path });
    const inOrder: string[] = [];
    for (const id of [held, elsewhere, stored]) inOrder.push((await detail(me, id)).assetCode);
    const codes = await foundIn(sheet.bytes, inOrder);
    kit.expectEqual('missing, unexpected, found', codes, inOrder);
    await me.refused(409, 'deleteAssetLocation', { path: { locationId: assetLocationId } });
  },
});
