import type { components } from '@atrium/contract/generated/types.ts';
import type { FieldColumns, FieldList } from '../../../core/records/field-paging.ts';
import { message } from '../../../core/requests/handler.ts';
import { rejectField } from '../../../core/requests/http-error.ts';
import { amountCell, dayCell } from '../../../core/files/sheet-cells.ts';
import type { SheetColumn } from '../../../core/files/workbook.ts';
import type { Condition, Scope } from '../../../store/store.ts';
import type { TenantUser, World } from '../../../store/world.ts';
import type { AssetRecord } from '../../../store/world/assets.ts';
import { dayAsString, rupees } from '../../../common/assets/formats.ts';
import { startAfter } from '../../../common/assets/days.ts';
import { byText } from '../../../common/assets/find.ts';
import { getStatus } from '../../../common/assets/master-data.ts';
import { listColumns } from '../list/list-rows.ts';

type Contract = components['schemas'];

/**
 * The assets that match a filter, newest purchase first. 400 when the last day is before the first.
 * Source: ASSET-009, ASSET-106.
 */
export function listPurchases(
  filter: Contract['AssetPurchaseFilter'],
  format: TenantUser['dateFormat'],
): FieldList<AssetRecord> {
  const { fromDate, toDate, assetCategoryId, assetTypeId, vendorId } = filter;
  if (fromDate && toDate && toDate < fromDate) throw rejectField('toDate', 'assetToBeforeFrom');
  const days = {
    ...(fromDate && { from: fromDate }),
    ...(toDate && { below: startAfter(toDate) }),
  };
  return {
    columns: purchaseColumns(format),
    order: { by: 'newestFirst' },
    where: {
      dateOfPurchase: fromDate || toDate ? days : undefined,
      categoryId: assetCategoryId || undefined,
      assetTypeId: assetTypeId || undefined,
      vendorId: vendorId || undefined,
    },
  };
}

/** A row of the report. */
export const toPurchase = (
  asset: AssetRecord,
  format: TenantUser['dateFormat'],
): Contract['AssetPurchaseRow'] => ({
  id: asset.id,
  assetCode: asset.assetCode,
  name: asset.name,
  assetTypeId: asset.assetTypeId,
  assetCategoryId: asset.categoryId ?? '',
  assetType: asset.typeName ?? '',
  assetCategory: asset.categoryName ?? '',
  assetStatus: getStatus(asset),
  vendorId: asset.vendorId,
  vendorName: asset.vendorName ?? '',
  invoiceNumber: asset.invoiceNumber,
  serialNumber: asset.serialNumber,
  dateOfPurchaseAsString: dayAsString(asset.dateOfPurchase, format),
  price: asset.price,
  warrantyEndDateAsString: dayAsString(asset.warrantyEndDate, format),
});

type GroupBy = NonNullable<Contract['AssetPurchaseFilter']['groupBy']>;

const groupings = {
  Category: { by: 'categoryId', from: 'assetCategories' },
  Type: { by: 'assetTypeId', from: 'assetTypes' },
  Vendor: { by: 'vendorId', from: 'vendors' },
  Month: { by: 'purchaseMonth', from: null },
} as const satisfies Record<GroupBy, object>;

/** The totals of the purchases, the most expensive group first; months newest first. */
export async function groupPurchases(
  db: Scope<World>,
  conditions: Condition<AssetRecord>,
  groupBy: GroupBy,
): Promise<Contract['AssetPurchaseGroup'][]> {
  const { by, from } = groupings[groupBy];
  const groups = await db.groups('assets', { ...conditions, by, sum: 'price' });
  const keys = groups.map(({ value }) => value ?? '');
  const named = from && (await db.getMany(from, keys));
  return groups
    .map(({ value, count, sum }) => {
      const key = value ?? '';
      const name = named ? (named.get(key)?.name ?? '') : key;
      return { key, name, assetCount: count, totalPrice: rupees(sum) };
    })
    .toSorted((a, b) =>
      groupBy === 'Month'
        ? byText(b.key, a.key)
        : b.totalPrice - a.totalPrice || byText(a.name, b.name),
    );
}

/** The columns by which the report can be sorted and filtered: some of those of the list. */
function purchaseColumns(format: TenantUser['dateFormat']): FieldColumns<AssetRecord> {
  const {
    employeeName: _employee,
    teamName: _team,
    assetLocationName: _location,
    ...columns
  } = listColumns(format);
  return columns;
}

/** The report as a sheet. */
export const purchaseSheet = (format: TenantUser['dateFormat']): SheetColumn<AssetRecord>[] => [
  { heading: message('headAssetCode'), value: (asset) => asset.assetCode },
  { heading: message('headName'), value: (asset) => asset.name },
  { heading: message('headAssetType'), value: (asset) => asset.typeName ?? null },
  { heading: message('headCategory'), value: (asset) => asset.categoryName ?? null },
  { heading: message('headStatus'), value: (asset) => asset.statusName ?? null },
  { heading: message('headVendor'), value: (asset) => asset.vendorName ?? null },
  { heading: message('headInvoiceNumber'), value: (asset) => asset.invoiceNumber },
  { heading: message('headSerialNumber'), value: (asset) => asset.serialNumber },
  {
    heading: message('headDateOfPurchase'),
    value: ({ dateOfPurchase }) => dayCell(dateOfPurchase, format),
  },
  {
    heading: message('headPrice'),
    isSummed: true,
    value: (asset) => amountCell(asset.price),
  },
  {
    heading: message('headWarrantyEnd'),
    value: ({ warrantyEndDate }) => dayCell(warrantyEndDate, format),
  },
];
