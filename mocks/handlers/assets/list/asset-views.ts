import type { components } from '@atrium/contract/generated/types.ts';
import type { TenantUser } from '../../../store/world.ts';
import type {
  AssetAssignmentRecord,
  AssetProperty,
  AssetRecord,
  AssetRepair,
} from '../../../store/world/assets.ts';
import { dayAsString } from '../../../common/assets/formats.ts';
import { formatTimestamp } from '../../../common/assets/days.ts';
import { viewFieldHistory } from '../field-history.ts';
import { handoverView } from '../assigning/handover.ts';
import { getStatus } from '../../../common/assets/master-data.ts';
import { readableValues, valuesView } from '../master/property-views.ts';
import { getFirstUse, lastStatusDay } from '../../../common/assets/status.ts';

type Contract = components['schemas'];

/** The data from which an asset's view is built. */
export interface Shown {
  asset: AssetRecord;
  properties: readonly AssetProperty[];
  user: Pick<TenantUser, 'dateFormat' | 'timeZone'>;
  /** The current assignment. */
  assignment?: AssetAssignmentRecord | undefined;
}

/** The fields that multiple views share. */
const common = ({ asset, user: { dateFormat } }: Shown) => ({
  id: asset.id,
  assetCode: asset.assetCode,
  name: asset.name,
  assetTypeId: asset.assetTypeId,
  serialNumber: asset.serialNumber,
  invoiceNumber: asset.invoiceNumber,
  dateOfPurchaseAsString: dayAsString(asset.dateOfPurchase, dateFormat),
  price: asset.price,
  warrantyStartDateAsString: dayAsString(asset.warrantyStartDate, dateFormat),
  warrantyPeriod: asset.warrantyPeriod,
  warrantyEndDateAsString: dayAsString(asset.warrantyEndDate, dateFormat),
});

/** Source: ASSET-024. */
export function detailView(shown: Shown): Contract['AssetDetail'] {
  const { asset, properties, user } = shown;
  const repair = openRepair(asset);
  return {
    ...common(shown),
    assetType: asset.typeName ?? '',
    assetCategoryName: asset.categoryName ?? '',
    assetLocationId: asset.assetLocationId,
    vendorId: asset.vendorId,
    vendorName: asset.vendorName ?? '',
    dateOfPurchase: asset.dateOfPurchase,
    dateOfPurchaseThreshold: getFirstUse(asset),
    warrantyStartDate: asset.warrantyStartDate,
    warrantyEndDate: asset.warrantyEndDate,
    statusId: asset.statusId,
    assetStatus: getStatus(asset),
    teamName: asset.teamName ?? '',
    employeeName: asset.employeeName ?? '',
    lastStatusThreshold: lastStatusDay(asset),
    scrappedOnAsString: dayAsString(asset.scrappedOn, user.dateFormat),
    disposedOnAsString: dayAsString(asset.disposedOn, user.dateFormat),
    sentToRepairOnAsString: dayAsString(repair?.sentOn ?? null, user.dateFormat),
    returnedFromRepairOnAsString: '',
    repairNotesBeforeService: repair?.notesBefore ?? '',
    repairNotesAfterService: repair?.notesAfter ?? '',
    repairStatus: null,
    assetProperties: valuesView(properties, asset),
    version: asset.version,
  };
}

/** The asset's open repair, if any. */
export const openRepair = ({ repairs }: Pick<AssetRecord, 'repairs'>): AssetRepair | undefined =>
  repairs.findLast(({ returnedOn }) => returnedOn === null);

/** Source: ASSET-017, ASSET-032. */
export function readView(shown: Shown): Omit<Contract['AssetView'], 'lastAudit'> {
  const { asset, properties, assignment, user } = shown;
  const repair = asset.repairs.at(-1);
  const day = (value: string | null | undefined) => dayAsString(value ?? null, user.dateFormat);
  return {
    ...common(shown),
    assignmentId: asset.assignmentId,
    handover: assignment ? handoverView(assignment, user) : null,
    assetType: asset.typeName ?? '',
    assetCategory: asset.categoryName ?? '',
    assetStatus: getStatus(asset),
    employeeId: asset.employeeId,
    employeeName: asset.employeeName ?? '',
    teamId: asset.teamId,
    teamName: asset.teamName ?? '',
    assetLocationId: asset.assetLocationId,
    assetLocationName: asset.locationName ?? '',
    vendorName: asset.vendorName ?? '',
    scrappedOnAsString: day(asset.scrappedOn),
    disposedOnAsString: day(asset.disposedOn),
    sentToRepairOnAsString: day(repair?.sentOn),
    returnedFromRepairOnAsString: day(repair?.returnedOn),
    assetProperties: readableValues(properties, asset),
    version: asset.version,
  };
}

/** Source: ASSET-027. */
export function summaryView(shown: Shown): Contract['AssetSummary'] {
  const { asset, properties } = shown;
  return {
    ...common(shown),
    assetType: asset.typeName ?? '',
    statusId: asset.statusId,
    vendorId: asset.vendorId,
    assetLocationId: asset.assetLocationId,
    assetProperties: valuesView(properties, asset),
  };
}

/** Both histories, newest first. Source: ASSET-038, ASSET-019. */
export function historyView({
  asset,
  user,
}: Pick<Shown, 'asset' | 'user'>): Contract['AssetHistoryAnswer'] {
  const day = (value: string | null) => dayAsString(value, user.dateFormat);
  return {
    statusHistory: asset.statusHistory.toReversed().map((change) => ({
      assetStatus: getStatus(change),
      employeeName: change.holderName,
      timeStamp: change.at,
      timeStampAsString: formatTimestamp(change.at, user),
      assignmentEndDateAsString: day(change.assignmentEndedOn),
    })),
    changes: viewFieldHistory(asset, user),
    repairHistory: asset.repairs.toReversed().map((repair) => ({
      sentToRepairOnAsString: day(repair.sentOn),
      returnedFromRepairOnAsString: day(repair.returnedOn),
      repairNotesBeforeService: repair.notesBefore,
      repairNotesAfterService: repair.notesAfter,
    })),
  };
}
