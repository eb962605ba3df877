import type { components } from '#openapi/generated/types.ts';
import { message } from '../../core/handler.ts';
import type { Columns } from '../../core/paging.ts';
import { amountCell, dayCell } from '../../core/sheet-cells.ts';
import type { SheetColumn } from '../../core/workbook.ts';
import type { TenantUser } from '../../store/world.ts';
import type { AssetRecord } from '../../store/world/assets.ts';
import { dayAsString } from '../../common/assets/day-text.ts';
import { yearsBetween } from '../../common/assets/days.ts';
import type { Directory } from './directory.ts';
import { byText } from '../../common/assets/find.ts';
import { getStatus } from '../../common/assets/master-data.ts';

type Contract = components['schemas'];

/** A row and the dates it is sorted by. */
export interface Culled {
  row: Contract['AssetCullOutRow'];
  dateOfPurchase: string;
  warrantyEndDate: string;
}

interface Reader {
  today: string;
  format: TenantUser['dateFormat'];
}

/**
 * The assets due to be culled, oldest first: out of warranty, bought before the year, not disposed.
 * Source: ASSET-106, ASSET-D55.
 */
export function findCulledAssets(
  assets: readonly AssetRecord[],
  directory: Directory,
  { assetCategoryId, year, teamId }: Contract['AssetCullOutFilter'],
  reader: Reader,
): Culled[] {
  return assets
    .filter(
      (asset) =>
        isDue(asset, reader.today, year ?? null) &&
        (!assetCategoryId || directory.type(asset)?.assetCategoryId === assetCategoryId) &&
        (!teamId || directory.teamIds(asset).includes(teamId)),
    )
    .toSorted((a, b) =>
      a.dateOfPurchase === b.dateOfPurchase
        ? byText(a.assetCode, b.assetCode)
        : a.dateOfPurchase < b.dateOfPurchase
          ? -1
          : 1,
    )
    .map((asset) => toRow(asset, directory, reader));
}

function isDue(asset: AssetRecord, today: string, year: number | null): boolean {
  const isOld = year === null || asset.dateOfPurchase < `${String(year).padStart(4, '0')}-01-01`;
  return isOld && asset.warrantyEndDate < today && getStatus(asset) !== 'Disposed';
}

const toRow = (asset: AssetRecord, directory: Directory, { today, format }: Reader): Culled => ({
  dateOfPurchase: asset.dateOfPurchase,
  warrantyEndDate: asset.warrantyEndDate,
  row: {
    id: asset.id,
    assetCode: asset.assetCode,
    name: asset.name,
    assetTypeId: asset.assetTypeId,
    assetCategoryId: directory.type(asset)?.assetCategoryId ?? '',
    assetType: directory.typeName(asset),
    assetCategory: directory.categoryName(asset),
    assetStatus: getStatus(asset),
    employeeName: directory.employeeName(asset),
    teamName: directory.teamName(asset),
    dateOfPurchaseAsString: dayAsString(asset.dateOfPurchase, format),
    warrantyEndDateAsString: dayAsString(asset.warrantyEndDate, format),
    ageInYears: yearsBetween(asset.dateOfPurchase, today),
    price: asset.price,
  },
});

/** The years since the first purchase, newest first, for the filter of the report. */
export const yearList = (first: string, today: string): number[] => {
  const [from, to] = [first, today].map((day) => Number(day.slice(0, 4)));
  if (from === undefined || to === undefined) return [];
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, back) => to - back);
};

/**
 * The columns by which the report can be sorted and filtered; dates sort chronologically and filter
 * by their displayed text.
 */
export const culledColumns: Columns<Culled> = {
  assetCode: ({ row }) => row.assetCode,
  name: ({ row }) => row.name,
  assetType: ({ row }) => row.assetType,
  assetCategory: ({ row }) => row.assetCategory,
  assetStatus: ({ row }) => row.assetStatus,
  employeeName: ({ row }) => row.employeeName,
  teamName: ({ row }) => row.teamName,
  dateOfPurchaseAsString: {
    sorted: ({ dateOfPurchase }) => dateOfPurchase,
    shown: ({ row }) => row.dateOfPurchaseAsString,
  },
  warrantyEndDateAsString: {
    sorted: ({ warrantyEndDate }) => warrantyEndDate,
    shown: ({ row }) => row.warrantyEndDateAsString,
  },
  ageInYears: ({ row }) => row.ageInYears,
  price: ({ row }) => row.price,
};

/** The report as a sheet. */
export const culledSheet = (format: TenantUser['dateFormat']): SheetColumn<Culled>[] => [
  { heading: message('headAssetCode'), value: ({ row }) => row.assetCode },
  { heading: message('headName'), value: ({ row }) => row.name },
  { heading: message('headAssetType'), value: ({ row }) => row.assetType },
  { heading: message('headCategory'), value: ({ row }) => row.assetCategory },
  { heading: message('headStatus'), value: ({ row }) => row.assetStatus },
  { heading: message('headAssetEmployee'), value: ({ row }) => row.employeeName },
  { heading: message('headTeam'), value: ({ row }) => row.teamName },
  {
    heading: message('headDateOfPurchase'),
    value: ({ dateOfPurchase }) => dayCell(dateOfPurchase, format),
  },
  {
    heading: message('headWarrantyEnd'),
    value: ({ warrantyEndDate }) => dayCell(warrantyEndDate, format),
  },
  { heading: message('headAge'), value: ({ row }) => row.ageInYears },
  {
    heading: message('headPrice'),
    isSummed: true,
    value: ({ row }) => amountCell(row.price),
  },
];
