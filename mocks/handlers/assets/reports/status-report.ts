import type { components } from '@atrium/contract/generated/types.ts';
import { message } from '../../../core/requests/handler.ts';
import { amountCell } from '../../../core/files/sheet-cells.ts';
import type { SheetColumn } from '../../../core/files/workbook.ts';
import type { Scope } from '../../../store/store.ts';
import type { World } from '../../../store/world.ts';
import { daysBetween } from '../../../common/assets/days.ts';
import { statusIds } from '../../../common/assets/master-data.ts';
import { rupees } from '../../../common/assets/formats.ts';
import { groupByType, loadTypes } from '../master/type-groups.ts';

type Row = components['schemas']['AssetStatusReportRow'];

/**
 * The number of assets of each type in each status, of one category or of all. Source: ASSET-008,
 * ASSET-147.
 */
export async function buildStatusReport(
  db: Scope<World>,
  categoryId: string | undefined,
  today: string,
): Promise<Row[]> {
  const groups = await groupByType(db, { categoryId });
  const types = await loadTypes(
    db,
    groups.map(({ assetTypeId }) => assetTypeId),
  );
  // The groups are in the order of the statuses.
  return types.flatMap((type) =>
    groups
      .filter(({ assetTypeId }) => assetTypeId === type.assetTypeId)
      .map(({ status, count, price, since = today }) => ({
        ...type,
        statusId: statusIds[status],
        assetStatus: status,
        assetCount: count,
        totalPrice: rupees(price),
        longestInDays: Math.max(0, daysBetween(since, today)),
      })),
  );
}

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
