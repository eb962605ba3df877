import { ok, sent, type Call, type Handlers } from '../../core/handler.ts';
import { paginate } from '../../core/paging.ts';
import { rejectField } from '../../core/http-error.ts';
import { workbook } from '../../core/workbook.ts';
import { culledColumns, findCulledAssets, culledSheet, yearList } from './cull-out-report.ts';
import { getToday } from '../../common/assets/days.ts';
import { loadDirectory, type Directory } from './directory.ts';
import { byText } from '../../common/assets/find.ts';
import { rupees } from '../../common/assets/money.ts';
import { toLookupValues } from './lookup-values.ts';
import {
  purchaseColumns,
  purchaseGroups,
  purchaseSheet,
  listPurchases,
} from './purchase-report.ts';
import { statusReport, statusSheet } from './status-report.ts';
import { summaryReport, summarySheet } from './summary-report.ts';

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
    const found = paginate(await loadPurchases(call), purchaseColumns, {
      ...call.body,
      ...everything,
    });
    const { rows } = paginate(found.rows, purchaseColumns, { ...call.body, ...sorted });
    const { groupBy } = call.body;
    return ok({
      assetPurchaseReport: rows.map(({ row }) => row),
      totalCount: found.totalCount,
      totalPrice: rupees(found.rows.reduce((sum, { row }) => sum + row.price, 0)),
      ...(groupBy && { groups: purchaseGroups(found.rows, groupBy) }),
    });
  },

  exportAssetPurchaseReport: async (call) => {
    const { rows } = paginate(await loadPurchases(call), purchaseColumns, {
      ...call.body,
      ...everything,
    });
    return sent(
      workbook({
        name: 'Asset purchase report',
        columns: purchaseSheet(call.user.dateFormat),
        rows,
      }),
    );
  },

  getAssetSummaryReport: async (call) => {
    const assetsSummaryReport = await buildSummaryReport(call);
    const totalAssets = assetsSummaryReport.reduce((sum, row) => sum + row.totalAssets, 0);
    return ok({ assetsSummaryReport, totalAssets, totalPrice: sumPrices(assetsSummaryReport) });
  },

  exportAssetSummaryReport: async (call) => {
    const rows = await buildSummaryReport(call);
    return sent(workbook({ name: 'Asset summary report', columns: summarySheet, rows }));
  },

  getAssetCullOutReport: async (call) => {
    const found = paginate(await loadCulledAssets(call), culledColumns, {
      ...call.body,
      ...everything,
    });
    const { rows } = paginate(found.rows, culledColumns, { ...call.body, ...sorted });
    return ok({
      assetsCullOutReport: rows.map(({ row }) => row),
      totalCount: found.totalCount,
      totalPrice: rupees(found.rows.reduce((sum, { row }) => sum + row.price, 0)),
    });
  },

  exportAssetCullOutReport: async (call) => {
    const { rows } = paginate(await loadCulledAssets(call), culledColumns, {
      ...call.body,
      ...everything,
    });
    return sent(
      workbook({ name: 'Asset cull-out report', columns: culledSheet(call.user.dateFormat), rows }),
    );
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

/** All rows on one page. */
const everything = { page: 1, pageSize: Number.MAX_SAFE_INTEGER };

/** Data that is already filtered and sorted. */
const sorted = { sort: null, columnFilters: [] };

async function loadCurrentReport(
  call: Call<'getAssetStatusReport'> | Call<'exportAssetStatusReport'>,
) {
  const directory = await loadDirectory(call.db);
  return statusReport(await loadCounted(call, directory), directory, getToday(call));
}

type Counting = Pick<Call<'getAssetStatusReport'>, 'db' | 'query'>;

/** The assets that a report counts: all, or those of a category. */
async function loadCounted({ db, query }: Counting, directory: Directory) {
  const all = await db.query('assets');
  const { assetCategoryId: requested } = query;
  return requested
    ? all.filter((asset) => directory.type(asset)?.assetCategoryId === requested)
    : all;
}

async function loadPurchases(
  call: Call<'getAssetPurchaseReport'> | Call<'exportAssetPurchaseReport'>,
) {
  const directory = await loadDirectory(call.db);
  const all = await call.db.query('assets');
  return listPurchases(all, directory, call.body, call.user.dateFormat);
}

/** The assets as they were on the requested day, today by default. 400 for a day in the future. */
async function buildSummaryReport(
  call: Call<'getAssetSummaryReport'> | Call<'exportAssetSummaryReport'>,
) {
  const today = getToday(call);
  const day = call.query.snapShotDate ?? today;
  if (day > today) throw rejectField('snapShotDate', 'assetSnapShotInFuture');
  const directory = await loadDirectory(call.db);
  return summaryReport(await loadCounted(call, directory), directory, day);
}

async function loadCulledAssets(
  call: Call<'getAssetCullOutReport'> | Call<'exportAssetCullOutReport'>,
) {
  const directory = await loadDirectory(call.db);
  const reader = { today: getToday(call), format: call.user.dateFormat };
  return findCulledAssets(await call.db.query('assets'), directory, call.body, reader);
}
