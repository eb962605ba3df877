import type { components } from '#openapi/generated/types.ts';
import type { Columns } from '../../core/paging.ts';
import type { TenantUser } from '../../store/world.ts';
import type { Directory } from './directory.ts';
import type { FoundAsset, ListedAsset, SearchText } from './listed.ts';
import { dayAsString } from '../../common/assets/days.ts';
import { getStatus } from '../../common/assets/master-data.ts';
import { getWarranty } from './search.ts';

type Row = components['schemas']['AssetListRow'];

interface Reader {
  today: string;
  format: TenantUser['dateFormat'];
}

/** An asset in the list. Source: ASSET-033. */
export const listRow = (
  asset: ListedAsset,
  directory: Directory,
  reader: Reader,
): Omit<Row, 'assetProperties'> => ({
  id: asset.id,
  assetTypeId: asset.assetTypeId,
  assetType: directory.typeName(asset),
  assetCode: asset.assetCode,
  name: asset.name,
  assetCategory: directory.categoryName(asset),
  assetStatusTypeId: asset.statusId,
  assetStatus: getStatus(asset),
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
  warranty: getWarranty(asset, reader.today),
  version: asset.version,
});

/** Computes the text once for each key. */
function memoizeText({ key, text }: SearchText): (asset: ListedAsset) => string {
  const known = new Map<string, string>();
  return (asset) => {
    const at = key(asset);
    const label = known.get(at) ?? text(asset);
    known.set(at, label);
    return label;
  };
}

const getAssigneeId = ({ employeeId, teamId }: ListedAsset) => employeeId ?? teamId ?? '';

/** The list's columns that depend on the names of other records and the user's date format. */
export const listLabelColumns = (directory: Directory, format: Reader['format']) =>
  ({
    assetType: { key: (asset) => asset.assetTypeId, text: directory.typeName },
    assetCategory: { key: (asset) => asset.assetTypeId, text: directory.categoryName },
    assetStatus: { key: (asset) => asset.statusId, text: getStatus },
    employeeName: { key: getAssigneeId, text: directory.employeeName },
    teamName: { key: getAssigneeId, text: directory.teamName },
    assetLocationName: {
      key: (asset) => asset.assetLocationId ?? '',
      text: directory.locationName,
    },
    vendorName: { key: (asset) => asset.vendorId, text: directory.vendorName },
    dateOfPurchaseAsString: {
      key: (asset) => asset.dateOfPurchase,
      text: (asset) => dayAsString(asset.dateOfPurchase, format),
    },
    warrantyEndDateAsString: {
      key: (asset) => asset.warrantyEndDate,
      text: (asset) => dayAsString(asset.warrantyEndDate, format),
    },
  }) satisfies Partial<Record<keyof Row, SearchText>>;

/**
 * The columns by which the list can be sorted and filtered; dates sort chronologically and filter
 * by their displayed text.
 */
export function listColumns(directory: Directory, format: Reader['format']): Columns<FoundAsset> {
  const label = listLabelColumns(directory, format);
  const { dateOfPurchaseAsString: purchase, warrantyEndDateAsString: warrantyEnd } = label;
  return {
    assetCode: (asset) => asset.assetCode,
    name: (asset) => asset.name,
    assetType: memoizeText(label.assetType),
    assetCategory: memoizeText(label.assetCategory),
    assetStatus: memoizeText(label.assetStatus),
    employeeName: memoizeText(label.employeeName),
    teamName: memoizeText(label.teamName),
    assetLocationName: memoizeText(label.assetLocationName),
    serialNumber: (asset) => asset.serialNumber,
    vendorName: memoizeText(label.vendorName),
    invoiceNumber: (asset) => asset.invoiceNumber,
    price: (asset) => asset.price,
    dateOfPurchaseAsString: { sorted: purchase.key, shown: memoizeText(purchase) },
    warrantyEndDateAsString: { sorted: warrantyEnd.key, shown: memoizeText(warrantyEnd) },
  };
}
