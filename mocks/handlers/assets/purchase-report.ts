import type { components } from '#openapi/generated/types.ts';
import { message } from '../../core/handler.ts';
import { rejectField } from '../../core/http-error.ts';
import type { Columns } from '../../core/paging.ts';
import { amountCell, dayCell } from '../../core/sheet-cells.ts';
import type { SheetColumn } from '../../core/workbook.ts';
import type { TenantUser } from '../../store/world.ts';
import type { AssetRecord } from '../../store/world/assets.ts';
import { dayAsString } from '../../common/assets/day-text.ts';
import type { Directory } from './directory.ts';
import { byText } from '../../common/assets/find.ts';
import { getStatus } from '../../common/assets/master-data.ts';
import { rupees } from '../../common/assets/money.ts';

type Contract = components['schemas'];

/** A row and the dates it is sorted by. */
export interface Purchase {
  row: Contract['AssetPurchaseRow'];
  dateOfPurchase: string;
  warrantyEndDate: string;
}

/**
 * The assets that match a filter, newest purchase first. 400 when the last day is before the first.
 * Source: ASSET-009, ASSET-106.
 */
export function listPurchases(
  assets: readonly AssetRecord[],
  directory: Directory,
  filter: Contract['AssetPurchaseFilter'],
  format: TenantUser['dateFormat'],
): Purchase[] {
  const { fromDate, toDate, assetCategoryId, assetTypeId, vendorId } = filter;
  if (fromDate && toDate && toDate < fromDate) throw rejectField('toDate', 'assetToBeforeFrom');
  return assets
    .filter(
      (asset) =>
        (!fromDate || asset.dateOfPurchase >= fromDate) &&
        (!toDate || asset.dateOfPurchase <= toDate) &&
        (!assetCategoryId || directory.type(asset)?.assetCategoryId === assetCategoryId) &&
        (!assetTypeId || asset.assetTypeId === assetTypeId) &&
        (!vendorId || asset.vendorId === vendorId),
    )
    .toSorted((a, b) =>
      a.dateOfPurchase === b.dateOfPurchase
        ? byText(a.assetCode, b.assetCode)
        : a.dateOfPurchase < b.dateOfPurchase
          ? 1
          : -1,
    )
    .map((asset) => toPurchase(asset, directory, format));
}

const toPurchase = (
  asset: AssetRecord,
  directory: Directory,
  format: TenantUser['dateFormat'],
): Purchase => ({
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
    vendorId: asset.vendorId,
    vendorName: directory.vendorName(asset),
    invoiceNumber: asset.invoiceNumber,
    serialNumber: asset.serialNumber,
    dateOfPurchaseAsString: dayAsString(asset.dateOfPurchase, format),
    price: asset.price,
    warrantyEndDateAsString: dayAsString(asset.warrantyEndDate, format),
  },
});

type GroupBy = NonNullable<Contract['AssetPurchaseFilter']['groupBy']>;

const groupings: Readonly<Record<GroupBy, (purchase: Purchase) => { key: string; name: string }>> =
  {
    Category: ({ row }) => ({ key: row.assetCategoryId, name: row.assetCategory }),
    Type: ({ row }) => ({ key: row.assetTypeId, name: row.assetType }),
    Vendor: ({ row }) => ({ key: row.vendorId, name: row.vendorName }),
    Month: ({ dateOfPurchase }) => {
      const month = dateOfPurchase.slice(0, 7);
      return { key: month, name: month };
    },
  };

/** The totals of the purchases, the most expensive group first; months newest first. */
export function purchaseGroups(
  purchases: readonly Purchase[],
  groupBy: GroupBy,
): Contract['AssetPurchaseGroup'][] {
  const named = groupings[groupBy];
  const groups = Map.groupBy(purchases, (purchase) => named(purchase).key);
  return [...groups]
    .map(([key, own]) => ({
      key,
      name: own.map((purchase) => named(purchase).name)[0] ?? '',
      assetCount: own.length,
      totalPrice: rupees(own.reduce((sum, { row }) => sum + row.price, 0)),
    }))
    .toSorted((a, b) =>
      groupBy === 'Month'
        ? byText(b.key, a.key)
        : b.totalPrice - a.totalPrice || byText(a.name, b.name),
    );
}

/**
 * The columns by which the report can be sorted and filtered; dates sort chronologically and filter
 * by their displayed text.
 */
export const purchaseColumns: Columns<Purchase> = {
  assetCode: ({ row }) => row.assetCode,
  name: ({ row }) => row.name,
  assetType: ({ row }) => row.assetType,
  assetCategory: ({ row }) => row.assetCategory,
  assetStatus: ({ row }) => row.assetStatus,
  vendorName: ({ row }) => row.vendorName,
  invoiceNumber: ({ row }) => row.invoiceNumber,
  serialNumber: ({ row }) => row.serialNumber,
  dateOfPurchaseAsString: {
    sorted: ({ dateOfPurchase }) => dateOfPurchase,
    shown: ({ row }) => row.dateOfPurchaseAsString,
  },
  price: ({ row }) => row.price,
  warrantyEndDateAsString: {
    sorted: ({ warrantyEndDate }) => warrantyEndDate,
    shown: ({ row }) => row.warrantyEndDateAsString,
  },
};

/** The report as a sheet. */
export const purchaseSheet = (format: TenantUser['dateFormat']): SheetColumn<Purchase>[] => [
  { heading: message('headAssetCode'), value: ({ row }) => row.assetCode },
  { heading: message('headName'), value: ({ row }) => row.name },
  { heading: message('headAssetType'), value: ({ row }) => row.assetType },
  { heading: message('headCategory'), value: ({ row }) => row.assetCategory },
  { heading: message('headStatus'), value: ({ row }) => row.assetStatus },
  { heading: message('headVendor'), value: ({ row }) => row.vendorName },
  { heading: message('headInvoiceNumber'), value: ({ row }) => row.invoiceNumber },
  { heading: message('headSerialNumber'), value: ({ row }) => row.serialNumber },
  {
    heading: message('headDateOfPurchase'),
    value: ({ dateOfPurchase }) => dayCell(dateOfPurchase, format),
  },
  {
    heading: message('headPrice'),
    isSummed: true,
    value: ({ row }) => amountCell(row.price),
  },
  {
    heading: message('headWarrantyEnd'),
    value: ({ warrantyEndDate }) => dayCell(warrantyEndDate, format),
  },
];
