import { scenario } from '../../scenario/types.ts';
import { round } from '../../support/asset-audits.ts';
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
  severalFields,
  tableRow,
} from '../../support/assets.ts';

export default scenario({
  title: 'An id is taken for as long as its record is there, whatever became of it',
  source: 'CLOCK-035, and the decisions on answers and failures',
  async run(kit) {
    const me = kit.as('admin');
    for (const id of Object.values(await ofEachKind(kit, me))) {
      const { assetCode } = await detail(me, id);
      await me.refused(409, 'addAsset', { body: await assetFields(kit, { id }) });
      await me.refused(409, 'bulkAddAssets', { body: { ...(await severalFields(kit)), id } });
      const rows = [await tableRow(kit)];
      await me.refused(409, 'importAssets', { body: { dryRun: false, id, rows } });
      kit.expectEqual('what had it before', (await detail(me, id)).assetCode, assetCode);
    }
    const { id: employeeId } = await employee(kit, me);
    for (const isEnded of [false, true]) {
      const { id } = await assigned(kit, me);
      if (isEnded) await me.ask('removeAssetAssignment', { path: { id } });
      const body = { id, assetId: await asset(kit, me), employeeId };
      await me.refused(409, 'assignAsset', { body });
    }
    for (const isTeam of [false, true]) {
      const id = await assetType(kit, me, { isTeam });
      const assetCategoryId = await category(kit, me);
      const body = { id, code: kit.name('C'), name: kit.name(), assetCategoryId };
      await me.refused(409, 'createAssetType', { body });
      const sent = { ...(await propertyFields(kit, me)), id: await property(kit, me, id) };
      const path = { typeId: await assetType(kit, me) };
      await me.refused(409, 'createAssetTypeProperty', { path, body: sent });
    }
    for (const end of ['none', 'finishAssetAudit'] as const) {
      const { auditId: id } = await round(kit, me);
      if (end !== 'none') await me.ask(end, { path: { auditId: id } });
      const body = { id, name: kit.name(), assetLocationId: await location(kit, me) };
      await me.refused(409, 'beginAssetAudit', { body });
    }
  },
});
