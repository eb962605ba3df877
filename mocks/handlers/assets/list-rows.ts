import type { components } from '#openapi/generated/types.ts';
import { message } from '../../core/handler.ts';
import type { Columns } from '../../core/paging.ts';
import type { SheetColumn } from '../../core/workbook.ts';
import type { AssetRecord } from '../../store/world/assets.ts';
import type { Directory } from './directory.ts';
import { statusOf } from '../../common/assets/master-data.ts';

type Row = components['schemas']['AssetListRow'];

/** An asset in the list. Source: document 3, section 3 (asset list row). */
export const listRow = (asset: AssetRecord, directory: Directory): Row => ({
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
  teamName: directory.teamName(asset),
  assetLocationName: directory.locationName(asset),
  version: asset.version,
});

/** What the list can be sorted and filtered by. */
export const listColumns: Columns<Row> = {
  assetCode: (row) => row.assetCode,
  name: (row) => row.name,
  assetType: (row) => row.assetType,
  assetCategory: (row) => row.assetCategory,
  assetStatus: (row) => row.assetStatus,
  employeeName: (row) => row.employeeName,
  teamName: (row) => row.teamName,
  assetLocationName: (row) => row.assetLocationName,
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
];
