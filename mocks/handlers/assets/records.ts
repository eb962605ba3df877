import { message, ok, sent, type Handlers } from '../../core/requests/handler.ts';
import { filterByColumns, readAll, readPage, readRows } from '../../core/records/field-paging.ts';
import type { SearchData } from '../../core/records/paging.ts';
import { workbook } from '../../core/files/workbook.ts';
import type { Call } from '../../core/requests/handler.ts';
import type { Page } from '../../store/store.ts';
import type { AssetRecord } from '../../store/world/assets.ts';
import { detailView, historyView, readView, summaryView } from './list/asset-views.ts';
import { getLastAudit } from './audits/audit-views.ts';
import { getEditRights } from './access.ts';
import { getToday } from '../../common/assets/days.ts';
import { checkDeletable, removeAssets } from './deleting.ts';
import {
  requireAsset,
  compareByOrder,
  byText,
  loadProperties,
  requireType,
} from '../../common/assets/find.ts';
import { listColumns, listRow } from './list/list-rows.ts';
import { listSheet } from './list/list-sheet.ts';
import { toConditions, toStatusCounts } from './list/search.ts';
import { controlTypes, defaultStatusId, statuses } from '../../common/assets/master-data.ts';
import { toLookupValues } from './master/lookup-values.ts';
import {
  filterByProperties,
  groupByType,
  listNames,
  listFilteredTypes,
  readProperties,
} from './master/property-search.ts';
import { propertyView } from './master/property-views.ts';
import { listRepaired } from './repaired.ts';
import { typeLookup } from './master/types.ts';

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
    const { db, body } = call;
    const list = await findList(call);
    const rows = await readListed(db, list, body);
    const counts = list.filtered
      ? countByStatus(list.filtered.all)
      : await db.groups('assets', { ...list.ofAnyStatus, by: 'statusId' });
    const counted = new Map(counts.map(({ value, count }) => [value, count]));
    const requested = new Set<unknown>(body.statusIds);
    const listed = counts.filter(({ value }) => requested.size === 0 || requested.has(value));
    return ok({
      assetsManager: await toRows(call, rows),
      // The statuses are counted anyway.
      totalCount: listed.reduce((total, { count }) => total + count, 0),
      statusCounts: toStatusCounts((id) => counted.get(id) ?? 0),
    });
  },

  exportAssets: async (call) => {
    const assets = await orderedAssets(call);
    const sheet = await listSheet(call.db, assets, call.user.dateFormat);
    return sent(workbook({ name: 'Assets', ...sheet }));
  },

  listAssetPropertyNames: async ({ db }) =>
    ok({ propertyNames: listNames(await db.query('assetTypeProperties')) }),

  listRepairedAssets: async (call) => ok(await listRepaired(call, call.query)),

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
    await removeAssets(db, [checkDeletable(await db.get('assets', path.id))]);
    return ok({ successMessages: [message('assetDeleted')] });
  },
};

type Listing = Pick<Call<'listAssets'>, 'db' | 'user' | 'clock' | 'body'>;

/** All assets of the list on all pages, in the requested order. */
async function orderedAssets(call: Listing): Promise<readonly AssetRecord[]> {
  const list = await findList(call);
  if (list.filtered) return list.filtered.ofStatus;
  return readAll(call.db, 'assets', list.ofStatus, { sort: call.body.sort, columnFilters: [] });
}

/** The first assets of the list, and the number of all. */
export async function pageAssets(call: Listing, limit: number): Promise<Page<AssetRecord>> {
  const { sort } = call.body;
  return pageList(call.db, await findList(call), { page: 1, pageSize: limit, sort });
}

/** The conditions of the list: for any status, and for the requested statuses. */
async function findList(call: Listing) {
  const { db, user, body } = call;
  const { statusIds: requested = [], propertyFilters = [], sort } = body;
  const columns = listColumns(user.dateFormat);
  const conditions = toConditions(body, { today: getToday(call), format: user.dateFormat });
  const list = { columns, order: { by: 'codeKey' } as const };
  const ofAnyStatus = await filterByColumns(
    db,
    'assets',
    { ...list, ...conditions },
    body.columnFilters,
  );
  const inStatus = requested.length > 0 ? { statusId: requested } : {};
  const ofStatus = { ...list, ...ofAnyStatus, where: { ...ofAnyStatus.where, ...inStatus } };
  if (propertyFilters.length === 0) return { ofAnyStatus, ofStatus };
  // Properties are no fields: the assets that contain the texts somewhere are filtered one by one.
  const containValues = propertyFilters.map(({ value }) => ({
    fields: ['searchText'] as const,
    text: value,
  }));
  const properties = groupByType(await db.query('assetTypeProperties'));
  const candidates = await readAll(
    db,
    'assets',
    {
      ...list,
      contains: [...(ofAnyStatus.contains ?? []), ...containValues],
      where: { ...ofAnyStatus.where, ...ofTypes() },
    },
    { sort, columnFilters: [] },
  );
  const all = filterByProperties(candidates, propertyFilters, properties);
  const isRequested = ({ statusId }: AssetRecord) =>
    requested.length === 0 || requested.includes(statusId);
  return { ofAnyStatus, ofStatus, filtered: { all, ofStatus: all.filter(isRequested) } };

  function ofTypes() {
    const { assetTypeIds = [] } = body;
    const typeIds = listFilteredTypes(propertyFilters, properties);
    const isMeant = (id: string) => assetTypeIds.length === 0 || assetTypeIds.includes(id);
    return { assetTypeId: typeIds.filter(isMeant) };
  }
}

async function pageList(
  db: Listing['db'],
  list: Awaited<ReturnType<typeof findList>>,
  requested: Pick<SearchData, 'page' | 'pageSize' | 'sort'>,
): Promise<Page<AssetRecord>> {
  const { filtered, ofStatus } = list;
  if (!filtered) return readPage(db, 'assets', ofStatus, { ...requested, columnFilters: [] });
  return { rows: [...(await readListed(db, list, requested))], total: filtered.ofStatus.length };
}

/** The assets of the requested page. */
async function readListed(
  db: Listing['db'],
  { filtered, ofStatus }: Awaited<ReturnType<typeof findList>>,
  requested: Pick<SearchData, 'page' | 'pageSize' | 'sort'>,
): Promise<readonly AssetRecord[]> {
  if (!filtered) return readRows(db, 'assets', ofStatus, { ...requested, columnFilters: [] });
  const { page, pageSize } = requested;
  return filtered.ofStatus.slice((page - 1) * pageSize, page * pageSize);
}

const countByStatus = (assets: readonly AssetRecord[]) =>
  Array.from(
    Map.groupBy(assets, ({ statusId }) => statusId),
    ([value, { length: count }]) => ({ value, count }),
  );

/** The rows of assets, with their properties. */
async function toRows({ db, user, ...call }: Listing, assets: readonly AssetRecord[]) {
  const reader = { today: getToday({ user, ...call }), format: user.dateFormat };
  const assetTypeId = [...new Set(assets.map((asset) => asset.assetTypeId))];
  const found = await db.query('assetTypeProperties', { where: { assetTypeId } });
  const properties = groupByType(found.toSorted(compareByOrder));
  return assets.map((asset) => ({
    ...listRow(asset, reader),
    assetProperties: readProperties(asset, properties),
  }));
}

async function loadShown({
  db,
  path,
  user,
}: Call<'getAsset' | 'getAssetView' | 'getAssetSummary'>) {
  const asset = await requireAsset(db, path.id);
  const properties = await loadProperties(db, asset.assetTypeId);
  return { asset, properties, user };
}
