import type { components } from '#openapi/generated/types.ts';
import { refuseField } from '../../core/refusal.ts';
import type { Columns } from '../../core/paging.ts';
import type { SheetColumn } from '../../core/workbook.ts';
import type { TenantUser } from '../../store/world.ts';
import type { AssetRecord } from '../../store/world/assets.ts';
import { dayAsString } from '../../common/assets/days.ts';
import type { Directory } from './directory.ts';
import { byText } from '../../common/assets/find.ts';
import { statusOf } from '../../common/assets/master-data.ts';

type Contract = components['schemas'];

/** A row and the days it is sorted by. */
export interface Purchase {
  row: Contract['AssetPurchaseRow'];
  dateOfPurchase: string;
  warrantyEndDate: string;
}

/**
 * The assets that a filter finds, newest purchase first. 400 when the last day is before the first.
 * Source: document 3, sections 2 and 7.
 */
export function purchasesOf(
  assets: readonly AssetRecord[],
  directory: Directory,
  filter: Contract['AssetPurchaseFilter'],
  format: TenantUser['dateFormat'],
): Purchase[] {
  const { fromDate, toDate, assetCategoryId, assetTypeId, vendorId } = filter;
  if (fromDate && toDate && toDate < fromDate) throw refuseField('toDate', 'assetToBeforeFrom');
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
    .map((asset) => purchaseOf(asset, directory, format));
}

const purchaseOf = (
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
    assetType: directory.typeName(asset),
    assetCategory: directory.categoryName(asset),
    assetStatus: statusOf(asset),
    vendorName: directory.vendorName(asset),
    invoiceNumber: asset.invoiceNumber,
    serialNumber: asset.serialNumber,
    dateOfPurchaseAsString: dayAsString(asset.dateOfPurchase, format),
    price: asset.price,
    warrantyEndDateAsString: dayAsString(asset.warrantyEndDate, format),
  },
});

/** What the report can be sorted and filtered by; days in the order of the calendar. */
export const purchaseColumns: Columns<Purchase> = {
  assetCode: ({ row }) => row.assetCode,
  name: ({ row }) => row.name,
  assetType: ({ row }) => row.assetType,
  assetCategory: ({ row }) => row.assetCategory,
  assetStatus: ({ row }) => row.assetStatus,
  vendorName: ({ row }) => row.vendorName,
  invoiceNumber: ({ row }) => row.invoiceNumber,
  serialNumber: ({ row }) => row.serialNumber,
  dateOfPurchaseAsString: ({ dateOfPurchase }) => dateOfPurchase,
  price: ({ row }) => row.price,
  warrantyEndDateAsString: ({ warrantyEndDate }) => warrantyEndDate,
};

/** The report as a sheet. */
export const purchaseSheet: SheetColumn<Purchase>[] = [
  { heading: 'Asset Code', value: ({ row }) => row.assetCode },
  { heading: 'Name', value: ({ row }) => row.name },
  { heading: 'Asset Type', value: ({ row }) => row.assetType },
  { heading: 'Category', value: ({ row }) => row.assetCategory },
  { heading: 'Status', value: ({ row }) => row.assetStatus },
  { heading: 'Vendor', value: ({ row }) => row.vendorName },
  { heading: 'Invoice Number', value: ({ row }) => row.invoiceNumber },
  { heading: 'Serial Number', value: ({ row }) => row.serialNumber },
  { heading: 'Date of Purchase', value: ({ row }) => row.dateOfPurchaseAsString },
  { heading: 'Price', value: ({ row }) => row.price },
  { heading: 'Warranty End Date', value: ({ row }) => row.warrantyEndDateAsString },
];
