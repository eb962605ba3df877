import type { components } from '#openapi/generated/types.ts';
import { message } from '../../core/handler.ts';
import type { Columns } from '../../core/paging.ts';
import type { SheetColumn } from '../../core/workbook.ts';
import type { TenantUser } from '../../store/world.ts';
import type { AssetRecord } from '../../store/world/assets.ts';
import type { Directory } from './directory.ts';
import { dayAsString, dayFromString } from '../../common/assets/days.ts';
import { statusOf } from '../../common/assets/master-data.ts';
import { warrantyOf } from './search.ts';

type Row = components['schemas']['AssetListRow'];

interface Reader {
  today: string;
  format: TenantUser['dateFormat'];
}

/** An asset in the list. Source: document 3, section 3 (asset list row). */
export const listRow = (asset: AssetRecord, directory: Directory, reader: Reader): Row => ({
  id: asset.id,
  assetTypeId: asset.assetTypeId,
  assetType: directory.typeName(asset),
  assetCode: asset.assetCode,
  name: asset.name,
  assetCategory: directory.categoryName(asset),
  assetStatusTypeId: asset.statusId,
  assetStatus: statusOf(asset),
  employeeId: asset.employeeId,
  employeeName: directory.employeeName(asset),
  teamId: asset.teamId,
  teamName: directory.teamName(asset),
  assetLocationId: asset.assetLocationId,
  assetLocationName: directory.locationName(asset),
  assignmentId: asset.assignmentId,
  serialNumber: asset.serialNumber,
  vendorId: asset.vendorId,
  vendorName: directory.vendorName(asset),
  invoiceNumber: asset.invoiceNumber,
  price: asset.price,
  dateOfPurchaseAsString: dayAsString(asset.dateOfPurchase, reader.format),
  warrantyEndDateAsString: dayAsString(asset.warrantyEndDate, reader.format),
  warranty: warrantyOf(asset, reader.today),
  version: asset.version,
});

/** What the list can be sorted and filtered by; days in the calendar's order, and as they are read. */
export const listColumns = (format: Reader['format']): Columns<Row> => {
  const day = (of: (row: Row) => string) => ({
    sorted: (row: Row) => dayFromString(of(row), format),
    shown: of,
  });
  return {
    assetCode: (row) => row.assetCode,
    name: (row) => row.name,
    assetType: (row) => row.assetType,
    assetCategory: (row) => row.assetCategory,
    assetStatus: (row) => row.assetStatus,
    employeeName: (row) => row.employeeName,
    teamName: (row) => row.teamName,
    assetLocationName: (row) => row.assetLocationName,
    serialNumber: (row) => row.serialNumber,
    vendorName: (row) => row.vendorName,
    invoiceNumber: (row) => row.invoiceNumber,
    price: (row) => row.price,
    dateOfPurchaseAsString: day((row) => row.dateOfPurchaseAsString),
    warrantyEndDateAsString: day((row) => row.warrantyEndDateAsString),
  };
};

/** The list as a sheet. */
export const listSheet: SheetColumn<Row>[] = [
  { heading: message('headAssetCode'), value: (row) => row.assetCode },
  { heading: message('headName'), value: (row) => row.name },
  { heading: message('headAssetType'), value: (row) => row.assetType },
  { heading: message('headCategory'), value: (row) => row.assetCategory },
  { heading: message('headStatus'), value: (row) => row.assetStatus },
  { heading: message('headAssetEmployee'), value: (row) => row.employeeName },
  { heading: message('headTeam'), value: (row) => row.teamName },
  { heading: message('headLocation'), value: (row) => row.assetLocationName },
  { heading: message('headSerialNumber'), value: (row) => row.serialNumber },
  { heading: message('headVendor'), value: (row) => row.vendorName },
  { heading: message('headInvoiceNumber'), value: (row) => row.invoiceNumber },
  { heading: message('headDateOfPurchase'), value: (row) => row.dateOfPurchaseAsString },
  { heading: message('headPrice'), value: (row) => row.price },
  { heading: message('headWarrantyEnd'), value: (row) => row.warrantyEndDateAsString },
];
