import type { components } from '@atrium/contract/generated/types.ts';
import type { FieldColumns, FieldList } from '../../../core/records/field-paging.ts';
import { message } from '../../../core/requests/handler.ts';
import { amountCell, dayCell } from '../../../core/files/sheet-cells.ts';
import type { SheetColumn } from '../../../core/files/workbook.ts';
import type { Scope } from '../../../store/store.ts';
import type { World } from '../../../store/world.ts';
import type { AssetRecord } from '../../../store/world/assets.ts';
import { dayAsString } from '../../../common/assets/formats.ts';
import { yearsBetween } from '../../../common/assets/days.ts';
import { getStatus, statusIds } from '../../../common/assets/master-data.ts';
import { listColumns } from '../list/list-rows.ts';
import type { Reader } from '../list/search.ts';

type Contract = components['schemas'];

const { Disposed: _disposed, ...presentIds } = statusIds;

/**
 * The assets due to be culled, oldest first: out of warranty, bought before the year, not disposed.
 * Source: ASSET-106, ASSET-D55.
 */
export async function listCulled(
  db: Scope<World>,
  { assetCategoryId, year, teamId }: Contract['AssetCullOutFilter'],
  reader: Reader,
): Promise<FieldList<AssetRecord>> {
  return {
    columns: culledColumns(reader),
    order: { by: 'oldestFirst' },
    where: {
      statusId: Object.values(presentIds),
      warrantyEndDate: { below: reader.today },
      dateOfPurchase:
        year == null ? undefined : { below: `${String(year).padStart(4, '0')}-01-01` },
      categoryId: assetCategoryId || undefined,
      holderId: teamId ? [teamId, ...(await listMemberIds(db, teamId))] : undefined,
    },
  };
}

async function listMemberIds(db: Scope<World>, teamId: string): Promise<string[]> {
  const members = await db.query('teamMembers', { where: { teamId } });
  return members.map(({ employeeId }) => employeeId);
}

/** The older an asset, the earlier it was bought: sorting by age reverses the order of days. */
export function toSortByDay(sort: string | null): string | null {
  if (sort === 'ageInYears') return '-ageInYears';
  return sort === '-ageInYears' ? 'ageInYears' : sort;
}

/** A row of the report. */
export const toCulled = (
  asset: AssetRecord,
  { today, format }: Reader,
): Contract['AssetCullOutRow'] => ({
  id: asset.id,
  assetCode: asset.assetCode,
  name: asset.name,
  assetTypeId: asset.assetTypeId,
  assetCategoryId: asset.categoryId ?? '',
  assetType: asset.typeName ?? '',
  assetCategory: asset.categoryName ?? '',
  assetStatus: getStatus(asset),
  employeeName: asset.employeeName ?? '',
  teamName: asset.teamName ?? '',
  dateOfPurchaseAsString: dayAsString(asset.dateOfPurchase, format),
  warrantyEndDateAsString: dayAsString(asset.warrantyEndDate, format),
  ageInYears: yearsBetween(asset.dateOfPurchase, today),
  price: asset.price,
});

/** The years since the first purchase, newest first, for the filter of the report. */
export const yearList = (first: string, today: string): number[] => {
  const [from, to] = [first, today].map((day) => Number(day.slice(0, 4)));
  if (from === undefined || to === undefined) return [];
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, back) => to - back);
};

/** The columns by which the report can be sorted and filtered: some of those of the list, and age. */
function culledColumns({ today, format }: Reader): FieldColumns<AssetRecord> {
  const {
    assetLocationName: _location,
    serialNumber: _serialNumber,
    vendorName: _vendor,
    invoiceNumber: _invoiceNumber,
    ...columns
  } = listColumns(format);
  const shown = (day: unknown) => String(yearsBetween(String(day), today));
  return { ...columns, ageInYears: { field: 'dateOfPurchase', shown } };
}

/** The report as a sheet. */
export const culledSheet = ({ format, today }: Reader): SheetColumn<AssetRecord>[] => [
  { heading: message('headAssetCode'), value: (asset) => asset.assetCode },
  { heading: message('headName'), value: (asset) => asset.name },
  { heading: message('headAssetType'), value: (asset) => asset.typeName ?? null },
  { heading: message('headCategory'), value: (asset) => asset.categoryName ?? null },
  { heading: message('headStatus'), value: (asset) => asset.statusName ?? null },
  { heading: message('headAssetEmployee'), value: (asset) => asset.employeeName ?? null },
  { heading: message('headTeam'), value: (asset) => asset.teamName ?? null },
  {
    heading: message('headDateOfPurchase'),
    value: ({ dateOfPurchase }) => dayCell(dateOfPurchase, format),
  },
  {
    heading: message('headWarrantyEnd'),
    value: ({ warrantyEndDate }) => dayCell(warrantyEndDate, format),
  },
  { heading: message('headAge'), value: (asset) => yearsBetween(asset.dateOfPurchase, today) },
  {
    heading: message('headPrice'),
    isSummed: true,
    value: (asset) => amountCell(asset.price),
  },
];
