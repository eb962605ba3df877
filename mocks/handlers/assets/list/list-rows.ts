import type { components } from '@atrium/contract/generated/types.ts';
import type { FieldColumns } from '../../../core/records/field-paging.ts';
import type { AssetRecord } from '../../../store/world/assets.ts';
import { dayAsString } from '../../../common/assets/formats.ts';
import { getStatus } from '../../../common/assets/master-data.ts';
import { getWarranty, type Reader } from './search.ts';

type Row = components['schemas']['AssetListRow'];

/** An asset in the list. Source: ASSET-033. */
export const listRow = (asset: AssetRecord, reader: Reader): Omit<Row, 'assetProperties'> => ({
  id: asset.id,
  assetTypeId: asset.assetTypeId,
  assetType: asset.typeName ?? '',
  assetCode: asset.assetCode,
  name: asset.name,
  assetCategory: asset.categoryName ?? '',
  assetStatusTypeId: asset.statusId,
  assetStatus: getStatus(asset),
  employeeId: asset.employeeId,
  employeeName: asset.employeeName ?? '',
  teamId: asset.teamId,
  teamName: asset.teamName ?? '',
  assetLocationId: asset.assetLocationId,
  assetLocationName: asset.locationName ?? '',
  assignmentId: asset.assignmentId,
  serialNumber: asset.serialNumber,
  vendorId: asset.vendorId,
  vendorName: asset.vendorName ?? '',
  invoiceNumber: asset.invoiceNumber,
  price: asset.price,
  dateOfPurchaseAsString: dayAsString(asset.dateOfPurchase, reader.format),
  warrantyEndDateAsString: dayAsString(asset.warrantyEndDate, reader.format),
  warranty: getWarranty(asset, reader.today),
  version: asset.version,
});

/**
 * The columns by which the list can be sorted and filtered; dates sort chronologically and filter
 * by their displayed text.
 */
export function listColumns(format: Reader['format']): FieldColumns<AssetRecord> {
  const shown = (value: unknown) => (typeof value === 'string' ? dayAsString(value, format) : '');
  return {
    assetCode: 'assetCode',
    name: 'name',
    assetType: 'typeName',
    assetCategory: 'categoryName',
    assetStatus: 'statusName',
    employeeName: 'employeeName',
    teamName: 'teamName',
    assetLocationName: 'locationName',
    serialNumber: 'serialNumber',
    vendorName: 'vendorName',
    invoiceNumber: 'invoiceNumber',
    price: { field: 'price', shown: String },
    dateOfPurchaseAsString: { field: 'dateOfPurchase', shown },
    warrantyEndDateAsString: { field: 'warrantyEndDate', shown },
  };
}
