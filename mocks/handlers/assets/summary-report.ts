import type { components } from '#openapi/generated/types.ts';
import { message } from '../../core/handler.ts';
import { amountCell } from '../../core/sheet-cells.ts';
import type { SheetColumn } from '../../core/workbook.ts';
import type { AssetRecord } from '../../store/world/assets.ts';
import type { Directory } from './directory.ts';
import { byText } from '../../common/assets/find.ts';
import { rupees } from '../../common/assets/money.ts';
import { statusOn } from '../../common/assets/status.ts';

type Row = components['schemas']['AssetSummaryReportRow'];

/** The assets as they were at the end of a day, by type. Source: ASSET-010, ASSET-153. */
export function summaryReport(
  assets: readonly AssetRecord[],
  directory: Directory,
  day: string,
): Row[] {
  const bought = assets.filter(({ dateOfPurchase }) => dateOfPurchase <= day);
  const groups = Map.groupBy(bought, ({ assetTypeId }) => assetTypeId);
  const rows = [...groups.values()].map((group) => toRow(group, directory, day));
  return rows.toSorted(
    (a, b) => byText(a.assetCategory, b.assetCategory) || byText(a.assetType, b.assetType),
  );
}

function toRow(group: readonly AssetRecord[], directory: Directory, day: string): Row {
  const [first] = group;
  const statusList = group.map((asset) => ({ price: asset.price, status: statusOn(asset, day) }));
  const remaining = statusList.filter(({ status }) => status !== 'Disposed');
  const count = (requested: string) =>
    statusList.filter(({ status }) => status === requested).length;
  return {
    assetCategoryId: (first && directory.type(first)?.assetCategoryId) ?? '',
    assetTypeId: first?.assetTypeId ?? '',
    assetCategory: first ? directory.categoryName(first) : '',
    assetType: first ? directory.typeName(first) : '',
    assigned: count('Assigned'),
    inStore: count('InStore'),
    repair: count('Repair'),
    scrap: count('Scrap'),
    disposed: count('Disposed'),
    totalAssets: remaining.length,
    totalPrice: rupees(remaining.reduce((sum, { price }) => sum + price, 0)),
  };
}

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
