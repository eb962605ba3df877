import { message, ok, sent, type Handlers } from '../../core/handler.ts';
import { allOf, filteredBy, paginate } from '../../core/paging.ts';
import { reject } from '../../core/http-error.ts';
import { workbook } from '../../core/workbook.ts';
import type { Call } from '../../core/handler.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import { detailView, historyView, openRepair, readView, summaryView } from './asset-views.ts';
import { getLastAudit } from './audit-views.ts';
import { getEditRights } from './access.ts';
import { dayAsString, daysBetween, getToday } from '../../common/assets/days.ts';
import { endReminders } from '../../common/assets/reminders-over.ts';
import { loadDirectory } from './directory.ts';
import {
  requireAsset,
  compareByOrder,
  byText,
  loadProperties,
  requireType,
} from '../../common/assets/find.ts';
import { listColumns, listRow, listLabelColumns } from './list-rows.ts';
import { listSheet } from './list-sheet.ts';
import { listedAssets, type FoundAsset } from './listed.ts';
import { findAssets, toStatusCounts, slicePage, fittingAssets, filterByTerms } from './search.ts';
import {
  controlTypes,
  defaultStatusId,
  statuses,
  statusIds,
} from '../../common/assets/master-data.ts';
import { toLookupValues } from './lookup-values.ts';
import {
  filterByProperties,
  groupByType,
  listNames,
  propertyTexts,
  readProperties,
} from './property-search.ts';
import { propertyView } from './property-views.ts';
import { typeLookup } from './types.ts';

type Db = Scope<World>;

/** Loading and deleting assets. Source: ASSET-031, ASSET-152. */
export const records: Pick<
  Handlers<'assets'>,
  | 'listAssets'
  | 'exportAssets'
  | 'listAssetPropertyNames'
  | 'listRepairedAssets'
  | 'getAssetDefaults'
  | 'getAddAsset'
  | 'getAsset'
  | 'getAssetView'
  | 'getAssetHistory'
  | 'getAssetSummary'
  | 'deleteAsset'
> = {
  listAssets: async (call) => {
    const { page, pageSize, sort } = call.body;
    const { found, assets, columns, toRow } = await foundAssets(call);
    const cut = paginate(assets, columns, { page, pageSize, sort, columnFilters: [] });
    const counted = Map.groupBy(found, ({ statusId }) => statusId);
    return ok({
      assetsManager: cut.rows.map(toRow),
      totalCount: cut.totalCount,
      statusCounts: toStatusCounts((id) => counted.get(id)?.length ?? 0),
    });
  },

  exportAssets: async (call) => {
    const { assets, columns, toRow } = await foundAssets(call);
    const listed = allOf(assets, columns, call.body.sort).map(toRow);
    const sheet = await listSheet(call.db, listed, call.user.dateFormat);
    return sent(workbook({ name: 'Assets', ...sheet }));
  },

  listAssetPropertyNames: async ({ db }) =>
    ok({ propertyNames: listNames(await db.query('assetTypeProperties')) }),

  listRepairedAssets: async (call) => {
    const { db, user, query } = call;
    const directory = await loadDirectory(db);
    const today = getToday(call);
    const where = { statusId: statusIds.Repair };
    const inRepair = await db.query('assets', { where, order: { by: 'codeKey' } });
    const found = inRepair
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
    const fitting = filterByTerms(found, query.searchText ?? '');
    const repairedAssets = query.page === undefined ? fitting : slicePage(fitting, query);
    return ok({ repairedAssets, totalCount: fitting.length });
  },

  getAssetDefaults: async ({ db }) => {
    const vendors = await db.query('vendors', { where: { isActive: true } });
    return ok({
      assetTypes: typeLookup(await db.query('assetTypes')),
      assetCategories: toLookupValues(await db.query('assetCategories')),
      assetLocations: toLookupValues(await db.query('assetLocations')),
      vendors: vendors
        .toSorted((a, b) => byText(a.name, b.name))
        .map(({ id, name }) => ({ id, value: name })),
      statuses,
    });
  },

  getAddAsset: async ({ db, path }) => {
    const { id } = await requireType(db, path.typeId);
    const properties = await loadProperties(db, id);
    return ok({
      assetProperties: properties.map((property) => propertyView(property)),
      defaultStatusId,
      assetControlType: controlTypes,
    });
  },

  getAsset: async (call) => {
    await getEditRights(call);
    return ok({ assetDetail: detailView(await loadShown(call)) });
  },

  getAssetView: async (call) => {
    const shown = await loadShown(call);
    const { assignmentId } = shown.asset;
    const assignment = assignmentId
      ? await call.db.get('assetAssignments', assignmentId)
      : undefined;
    const lastAudit = await getLastAudit(call.db, shown.asset.id);
    return ok({ assetView: { ...readView({ ...shown, assignment }), lastAudit } });
  },

  getAssetSummary: async (call) => ok({ assetsManager: summaryView(await loadShown(call)) }),

  getAssetHistory: async ({ db, path, user }) =>
    ok(historyView({ asset: await requireAsset(db, path.id), user })),

  deleteAsset: async ({ db, path }) => {
    await removeAsset(db, path.id);
    return ok({ successMessages: [message('assetDeleted')] });
  },
};

/** Deletes an asset with its history. 404 when not found, 409 when it is assigned. */
export async function removeAsset(db: Db, id: string): Promise<void> {
  const asset = await requireAsset(db, id);
  if (asset.assignmentId !== null) {
    const who = (await loadDirectory(db)).holderName(asset);
    throw reject(409, 'assetHeld', { asset: asset.assetCode, who });
  }
  const assignments = await db.query('assetAssignments', { where: { assetId: asset.id } });
  for (const assignment of assignments) await db.remove('assetAssignments', assignment.id);
  await db.remove('assets', asset.id);
  await endReminders(db, asset, null);
}

type Listing = Pick<Call<'listAssets'>, 'db' | 'user' | 'clock' | 'body'>;

/** All assets of the list on all pages, in the requested order. */
export async function orderedAssets(call: Listing): Promise<readonly FoundAsset[]> {
  const { assets, columns } = await foundAssets(call);
  return allOf(assets, columns, call.body.sort);
}

/** The matching assets of any status, and those with the requested statuses. */
async function foundAssets(call: Listing) {
  const { db, user, body } = call;
  const { search = '', columnFilters, propertyFilters = [], handoverStates } = body;
  const { statusIds: requested = [] } = body;
  const reader = { today: getToday(call), format: user.dateFormat };
  const directory = await loadDirectory(db);
  const columns = listColumns(directory, user.dateFormat);
  const all = await db.view('assets', listedAssets);
  const among = fittingAssets(all, body, directory, reader.today);
  const fitting = filteredBy(await ofHandovers(db, among, handoverStates), columns, columnFilters);
  const searchTexts = Object.values(listLabelColumns(directory, user.dateFormat));
  const properties = groupByType((await db.query('assetTypeProperties')).toSorted(compareByOrder));
  const filtered = filterByProperties(fitting, propertyFilters, properties);
  const found = findAssets(filtered, search, [...searchTexts, propertyTexts(properties)]);
  const ofStatus = new Set<string>(requested);
  return {
    found,
    assets: requested.length === 0 ? found : found.filter(({ statusId }) => ofStatus.has(statusId)),
    columns,
    toRow: (asset: FoundAsset) => ({
      ...listRow(asset, directory, reader),
      assetProperties: readProperties(asset, properties),
    }),
  };
}

/** The assets with one of these handover states; an empty list does not filter. */
async function ofHandovers(
  db: Db,
  assets: readonly FoundAsset[],
  states: readonly string[] = [],
): Promise<readonly FoundAsset[]> {
  if (states.length === 0) return assets;
  const assignments = await db.query('assetAssignments');
  const fitting = new Set(
    assignments.filter((each) => states.includes(each.handover?.state ?? '')).map(({ id }) => id),
  );
  return assets.filter(({ assignmentId }) => fitting.has(assignmentId ?? ''));
}

async function loadShown({
  db,
  path,
  user,
}: Call<'getAsset' | 'getAssetView' | 'getAssetSummary'>) {
  const asset = await requireAsset(db, path.id);
  const properties = await loadProperties(db, asset.assetTypeId);
  return { asset, properties, directory: await loadDirectory(db), user };
}
