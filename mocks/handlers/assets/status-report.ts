import type { components } from '#openapi/generated/types.ts';
import { message } from '../../core/handler.ts';
import { amountCell } from '../../core/sheet-cells.ts';
import type { SheetColumn } from '../../core/workbook.ts';
import type { AssetRecord } from '../../store/world/assets.ts';
import { daysBetween } from '../../common/assets/days.ts';
import type { Directory } from './directory.ts';
import { byText } from '../../common/assets/find.ts';
import { statuses, getStatus } from '../../common/assets/master-data.ts';
import { rupees } from '../../common/assets/money.ts';
import { lastStatusDay } from '../../common/assets/status.ts';

type Row = components['schemas']['AssetStatusReportRow'];

/** The number of assets of each type in each status. Source: ASSET-008, ASSET-147. */
export function statusReport(
  assets: readonly AssetRecord[],
  directory: Directory,
  today: string,
): Row[] {
  const groups = Map.groupBy(assets, ({ assetTypeId, statusId }) => `${assetTypeId}:${statusId}`);
  const rows = [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const since = group.map((asset) => lastStatusDay(asset)).toSorted()[0] ?? today;
    return {
      assetCategoryId: directory.type(first)?.assetCategoryId ?? '',
      assetTypeId: first.assetTypeId,
      statusId: first.statusId,
      assetCategory: directory.categoryName(first),
      assetType: directory.typeName(first),
      assetStatus: getStatus(first),
      assetCount: group.length,
      totalPrice: rupees(group.reduce((sum, { price }) => sum + price, 0)),
      longestInDays: Math.max(0, daysBetween(since, today)),
    };
  });
  return rows.toSorted(
    (a, b) =>
      byText(a.assetCategory, b.assetCategory) ||
      byText(a.assetType, b.assetType) ||
      getStatusIndex(a) - getStatusIndex(b),
  );
}

const getStatusIndex = ({ assetStatus }: Row) =>
  statuses.findIndex(({ description }) => description === assetStatus);

/** The report as a sheet. */
export const statusSheet: SheetColumn<Row>[] = [
  { heading: message('headCategory'), value: (row) => row.assetCategory },
  { heading: message('headAssetType'), value: (row) => row.assetType },
  { heading: message('headStatus'), value: (row) => row.assetStatus },
  { heading: message('headAssetCount'), isSummed: true, value: (row) => row.assetCount },
  {
    heading: message('headTotalPrice'),
    isSummed: true,
    value: (row) => amountCell(row.totalPrice),
  },
  { heading: message('headLongest'), value: (row) => row.longestInDays },
];
