import {
  filterByColumns,
  readAll,
  readPage,
  type FieldList,
} from '../../../core/records/field-paging.ts';
import { ok, sent, type Call, type Handlers } from '../../../core/requests/handler.ts';
import type { SearchData } from '../../../core/records/paging.ts';
import { rejectField } from '../../../core/requests/http-error.ts';
import { workbook } from '../../../core/files/workbook.ts';
import type { Condition, Scope } from '../../../store/store.ts';
import type { World } from '../../../store/world.ts';
import type { AssetRecord } from '../../../store/world/assets.ts';
import { culledSheet, listCulled, toCulled, toSortByDay, yearList } from './cull-out-report.ts';
import { getToday } from '../../../common/assets/days.ts';
import { byText } from '../../../common/assets/find.ts';
import { rupees } from '../../../common/assets/formats.ts';
import { toLookupValues } from '../master/lookup-values.ts';
import { groupPurchases, listPurchases, purchaseSheet, toPurchase } from './purchase-report.ts';
import { buildStatusReport, statusSheet } from './status-report.ts';
import { buildSummaryReport, summarySheet } from './summary-report.ts';

/** The four asset reports, each also as Excel. Source: ASSET-166, ASSET-114. */
export const reports: Pick<
  Handlers<'assets'>,
  | 'getAssetStatusReport'
  | 'exportAssetStatusReport'
  | 'getAssetPurchaseReport'
  | 'exportAssetPurchaseReport'
  | 'getAssetSummaryReport'
  | 'exportAssetSummaryReport'
  | 'getAssetCullOutReport'
  | 'exportAssetCullOutReport'
  | 'getAssetCullOutDefaults'
> = {
  getAssetStatusReport: async (call) => {
    const assetsCurrentReport = await loadCurrentReport(call);
    const totalCount = assetsCurrentReport.reduce((sum, { assetCount }) => sum + assetCount, 0);
    return ok({ assetsCurrentReport, totalCount, totalPrice: sumPrices(assetsCurrentReport) });
  },

  exportAssetStatusReport: async (call) => {
    const rows = await loadCurrentReport(call);
    return sent(workbook({ name: 'Asset status report', columns: statusSheet, rows }));
  },

  getAssetPurchaseReport: async (call) => {
    const { db, body, user } = call;
    const { rows, conditions, ...sums } = await readReport(
      db,
      listPurchases(body, user.dateFormat),
      body,
    );
    const { groupBy } = body;
    return ok({
      assetPurchaseReport: rows.map((asset) => toPurchase(asset, user.dateFormat)),
      ...sums,
      ...(groupBy && { groups: await groupPurchases(db, conditions, groupBy) }),
    });
  },

  exportAssetPurchaseReport: async ({ db, body, user }) => {
    const rows = await readAll(db, 'assets', listPurchases(body, user.dateFormat), body);
    const columns = purchaseSheet(user.dateFormat);
    return sent(workbook({ name: 'Asset purchase report', columns, rows }));
  },

  getAssetSummaryReport: async (call) => {
    const assetsSummaryReport = await loadSummaryReport(call);
    const totalAssets = assetsSummaryReport.reduce((sum, row) => sum + row.totalAssets, 0);
    return ok({ assetsSummaryReport, totalAssets, totalPrice: sumPrices(assetsSummaryReport) });
  },

  exportAssetSummaryReport: async (call) => {
    const rows = await loadSummaryReport(call);
    return sent(workbook({ name: 'Asset summary report', columns: summarySheet, rows }));
  },

  getAssetCullOutReport: async (call) => {
    const { db, reader, search } = toCulling(call);
    const { rows, totalCount, totalPrice } = await readReport(
      db,
      await listCulled(db, search, reader),
      search,
    );
    const assetsCullOutReport = rows.map((asset) => toCulled(asset, reader));
    return ok({ assetsCullOutReport, totalCount, totalPrice });
  },

  exportAssetCullOutReport: async (call) => {
    const { db, reader, search } = toCulling(call);
    const rows = await readAll(db, 'assets', await listCulled(db, search, reader), search);
    return sent(workbook({ name: 'Asset cull-out report', columns: culledSheet(reader), rows }));
  },

  getAssetCullOutDefaults: async (call) => {
    const order = { by: 'dateOfPurchase' } as const;
    const [first] = await call.db.query('assets', { order, limit: 1 });
    const teams = (await call.db.query('teams')).toSorted((a, b) => byText(a.teamName, b.teamName));
    return ok({
      assetCategories: toLookupValues(await call.db.query('assetCategories')),
      yearList: first ? yearList(first.dateOfPurchase, getToday(call)) : [],
      teamList: teams.map(({ id, teamName }) => ({ id, value: teamName })),
    });
  },
};

/** The total of all rows of a report, in rupees. */
const sumPrices = (rows: readonly { totalPrice: number }[]): number =>
  rupees(rows.reduce((sum, { totalPrice }) => sum + totalPrice, 0));

const loadCurrentReport = async (
  call: Call<'getAssetStatusReport'> | Call<'exportAssetStatusReport'>,
) => buildStatusReport(call.db, call.query.assetCategoryId, getToday(call));

/** The assets as they were on the requested day, today by default. 400 for a day in the future. */
async function loadSummaryReport(
  call: Call<'getAssetSummaryReport'> | Call<'exportAssetSummaryReport'>,
) {
  const today = getToday(call);
  const { snapShotDate: day = today, assetCategoryId } = call.query;
  if (day > today) throw rejectField('snapShotDate', 'assetSnapShotInFuture');
  return buildSummaryReport(call.db, assetCategoryId, day);
}

/** Who reads the cull-out report, when, and what. */
const toCulling = (call: Call<'getAssetCullOutReport'> | Call<'exportAssetCullOutReport'>) => ({
  db: call.db,
  reader: { today: getToday(call), format: call.user.dateFormat },
  search: { ...call.body, sort: toSortByDay(call.body.sort) },
});

/** A page of assets, and the number and price of those on all pages. */
async function readReport(db: Scope<World>, list: FieldList<AssetRecord>, search: SearchData) {
  const conditions: Condition<AssetRecord> = await filterByColumns(
    db,
    'assets',
    list,
    search.columnFilters,
  );
  const filtered = { ...search, columnFilters: [] };
  const { rows, total } = await readPage(db, 'assets', { ...list, ...conditions }, filtered);
  const groups = await db.groups('assets', { ...conditions, by: 'statusId', sum: 'price' });
  const totalPrice = rupees(groups.reduce((sum, group) => sum + group.sum, 0));
  return { rows, conditions, totalCount: total, totalPrice };
}
