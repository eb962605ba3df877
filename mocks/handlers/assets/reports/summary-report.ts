import type { components } from '@atrium/contract/generated/types.ts';
import { message } from '../../../core/requests/handler.ts';
import { amountCell } from '../../../core/files/sheet-cells.ts';
import type { SheetColumn } from '../../../core/files/workbook.ts';
import type { Scope } from '../../../store/store.ts';
import type { World } from '../../../store/world.ts';
import { startAfter } from '../../../common/assets/days.ts';
import { rupees } from '../../../common/assets/formats.ts';
import { statusOn } from '../../../common/assets/status.ts';
import { groupByType, loadTypes, type NamedType, type TypeGroup } from '../master/type-groups.ts';

type Row = components['schemas']['AssetSummaryReportRow'];

/**
 * The assets as they were at the end of a day, by type, of one category or of all. Source:
 * ASSET-010, ASSET-153.
 */
export async function buildSummaryReport(
  db: Scope<World>,
  categoryId: string | undefined,
  day: string,
): Promise<Row[]> {
  const next = startAfter(day);
  const bought = { categoryId, dateOfPurchase: { below: next } };
  const unchanged = await groupByType(db, { ...bought, statusSince: { below: next } });
  // A status that an asset had before its present one is in its history.
  const changed = await db.query('assets', { where: { ...bought, statusSince: { from: next } } });
  const groups = [
    ...unchanged,
    ...changed.map((asset) => ({
      assetTypeId: asset.assetTypeId,
      status: statusOn(asset, day),
      count: 1,
      price: asset.price,
    })),
  ];
  const byType = Map.groupBy(groups, ({ assetTypeId }) => assetTypeId);
  const types = await loadTypes(db, byType.keys());
  return types.map((type) => toRow(type, byType.get(type.assetTypeId) ?? []));
}

function toRow(type: NamedType, groups: readonly TypeGroup[]): Row {
  const remaining = groups.filter(({ status }) => status !== 'Disposed');
  const count = (requested: string) =>
    sumCounts(groups.filter(({ status }) => status === requested));
  return {
    ...type,
    assigned: count('Assigned'),
    inStore: count('InStore'),
    repair: count('Repair'),
    scrap: count('Scrap'),
    disposed: count('Disposed'),
    totalAssets: sumCounts(remaining),
    totalPrice: rupees(remaining.reduce((sum, { price }) => sum + price, 0)),
  };
}

const sumCounts = (groups: readonly TypeGroup[]): number =>
  groups.reduce((sum, { count }) => sum + count, 0);

/** The report as a sheet. */
export const summarySheet: SheetColumn<Row>[] = [
  { heading: message('headCategory'), value: (row) => row.assetCategory },
  { heading: message('headAssetType'), value: (row) => row.assetType },
  { heading: message('headAssigned'), isSummed: true, value: (row) => row.assigned },
  { heading: message('headInStore'), isSummed: true, value: (row) => row.inStore },
  { heading: message('headRepair'), isSummed: true, value: (row) => row.repair },
  { heading: message('headScrap'), isSummed: true, value: (row) => row.scrap },
  { heading: message('headDisposed'), isSummed: true, value: (row) => row.disposed },
  { heading: message('headTotalAssets'), isSummed: true, value: (row) => row.totalAssets },
  {
    heading: message('headTotalPrice'),
    isSummed: true,
    value: (row) => amountCell(row.totalPrice),
  },
];
