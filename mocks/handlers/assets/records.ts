import { message, ok, sent, type Handlers } from '../../core/handler.ts';
import { pageOf } from '../../core/paging.ts';
import { refuse } from '../../core/refusal.ts';
import { workbook } from '../../core/workbook.ts';
import type { Call } from '../../core/handler.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import { detailView, historyView, openRepair, readView, summaryView } from './asset-views.ts';
import { editRightsOf } from './access.ts';
import { dayAsString, daysBetween, todayOf } from '../../common/assets/days.ts';
import { directoryOf } from './directory.ts';
import { assetOf, byText, propertiesOf, typeOf } from '../../common/assets/find.ts';
import { listColumns, listRow, listSheet } from './list-rows.ts';
import {
  controlTypes,
  defaultStatusId,
  statuses,
  statusIds,
} from '../../common/assets/master-data.ts';
import { placeLookup } from './places.ts';
import { propertyView } from './property-views.ts';
import { typeLookup } from './types.ts';

type Db = Scope<World>;

/** Reading and deleting assets. Source: document 3, sections 2, 3 and 7. */
export const records: Pick<
  Handlers<'assets'>,
  | 'listAssets'
  | 'exportAssets'
  | 'listRepairedAssets'
  | 'getAssetDefaults'
  | 'getAddAsset'
  | 'getAsset'
  | 'getAssetView'
  | 'getAssetHistory'
  | 'getAssetSummary'
  | 'deleteAsset'
> = {
  listAssets: async ({ db, body }) => {
    const directory = await directoryOf(db);
    const isPlain = body.sort === null && body.columnFilters.length === 0;
    if (isPlain) {
      // The list as it opens: the store cuts the page, so that it is quick among thousands.
      const { page, pageSize } = body;
      const cut = { offset: (page - 1) * pageSize, limit: pageSize };
      const found = await db.query('assets', { order: { by: 'codeKey' }, ...cut });
      const assetsManager = found.map((asset) => listRow(asset, directory));
      return ok({ assetsManager, totalCount: await db.count('assets') });
    }
    const { rows, totalCount } = pageOf(await allRows(db), listColumns, body);
    return ok({ assetsManager: rows, totalCount });
  },

  exportAssets: async ({ db, body }) => {
    const all = await allRows(db);
    const whole = { ...body, page: 1, pageSize: Math.max(1, all.length) };
    const { rows } = pageOf(all, listColumns, whole);
    return sent(workbook({ name: 'Assets', columns: listSheet, rows }));
  },

  listRepairedAssets: async (call) => {
    const { db, user } = call;
    const directory = await directoryOf(db);
    const today = todayOf(call);
    const where = { statusId: statusIds.Repair };
    const found = await db.query('assets', { where, order: { by: 'codeKey' } });
    const repairedAssets = found
      .map((asset) => ({ asset, repair: openRepair(asset) }))
      .toSorted((a, b) => ((a.repair?.sentOn ?? '') < (b.repair?.sentOn ?? '') ? -1 : 1))
      .map(({ asset, repair }) => ({
        id: asset.id,
        assetCode: asset.assetCode,
        name: asset.name,
        assetType: directory.typeName(asset),
        assetCategory: directory.categoryName(asset),
        assetLocationName: directory.locationName(asset),
        sentToRepairOnAsString: dayAsString(repair?.sentOn ?? null, user.dateFormat),
        repairNotesBeforeService: repair?.notesBefore ?? '',
        daysInRepair: Math.max(0, daysBetween(repair?.sentOn ?? today, today)),
      }));
    return ok({ repairedAssets });
  },

  getAssetDefaults: async ({ db }) => {
    const vendors = await db.query('vendors', { where: { isActive: true } });
    return ok({
      assetTypes: typeLookup(await db.query('assetTypes')),
      assetCategories: placeLookup(await db.query('assetCategories')),
      assetLocations: placeLookup(await db.query('assetLocations')),
      vendors: vendors
        .toSorted((a, b) => byText(a.name, b.name))
        .map(({ id, name }) => ({ id, value: name })),
      statuses,
    });
  },

  getAddAsset: async ({ db, path }) => {
    const { id } = await typeOf(db, path.typeId);
    const properties = await propertiesOf(db, id);
    return ok({
      assetProperties: properties.map((property) => propertyView(property)),
      defaultStatusId,
      assetControlType: controlTypes,
    });
  },

  getAsset: async (call) => {
    await editRightsOf(call);
    return ok({ assetDetail: detailView(await shownOf(call)) });
  },

  getAssetView: async (call) => ok({ assetView: readView(await shownOf(call)) }),

  getAssetSummary: async (call) => ok({ assetsManager: summaryView(await shownOf(call)) }),

  getAssetHistory: async ({ db, path, user }) =>
    ok(historyView({ asset: await assetOf(db, path.id), user })),

  deleteAsset: async ({ db, path }) => {
    const asset = await assetOf(db, path.id);
    if (asset.assignmentId !== null) {
      const who = (await directoryOf(db)).holderName(asset);
      throw refuse(409, 'assetHeld', { asset: asset.assetCode, who });
    }
    const assignments = await db.query('assetAssignments', { where: { assetId: asset.id } });
    for (const { id } of assignments) await db.remove('assetAssignments', id);
    await db.remove('assets', asset.id);
    return ok({ successMessages: [message('assetDeleted')] });
  },
};

async function allRows(db: Db) {
  const directory = await directoryOf(db);
  const found = await db.query('assets', { order: { by: 'codeKey' } });
  return found.map((asset) => listRow(asset, directory));
}

async function shownOf({ db, path, user }: Call<'getAsset' | 'getAssetView' | 'getAssetSummary'>) {
  const asset = await assetOf(db, path.id);
  const properties = await propertiesOf(db, asset.assetTypeId);
  return { asset, properties, directory: await directoryOf(db), user };
}
