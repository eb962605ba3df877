import type { Schema } from '#openapi/client/index.ts';
import { dayText, type Calendar } from './asset-days.ts';
import {
  toAssetForm,
  toDetails,
  getWarrantyEnd,
  toPropertyValues,
  type AssetDetail,
  type AssetForm,
} from './asset-form.ts';
import { getStatus } from '../status/asset-status.ts';

/** An asset as loaded, with the form and the status fields. */
export interface AssetUpdate {
  detail: AssetDetail;
  form: AssetForm;
  calendar: Calendar;
}

/** The status fields to send; if the status is unchanged, the loaded values are sent back. */
function statusPart({ detail, form, calendar }: AssetUpdate) {
  const status = getStatus(form.statusId);
  if (status === detail.assetStatus) return {};
  const day = (value: string | null) => dayText(value, calendar);
  const isSent = status === 'Repair';
  const isBack = detail.assetStatus === 'Repair';
  return {
    statusId: form.statusId,
    assetStatus: status,
    scrappedOnAsString: day(form.scrappedOn),
    disposedOnAsString: day(form.disposedOn),
    sentToRepairOnAsString: isSent ? day(form.sentToRepairOn) : detail.sentToRepairOnAsString,
    returnedFromRepairOnAsString: isBack ? day(form.returnedFromRepairOn) : '',
    repairNotesBeforeService: isSent
      ? form.repairNotesBeforeService.trim()
      : detail.repairNotesBeforeService,
    repairNotesAfterService: isBack ? form.repairNotesAfterService.trim() : '',
    repairStatus: isSent
      ? ('SentToRepair' as const)
      : isBack
        ? ('ReturnedFromRepair' as const)
        : null,
  };
}

/**
 * Builds the asset detail with its changes and with dateOfPurchase set to null: days are sent in
 * the person's format. An unchanged price keeps all its decimals. Source: ASSET-107, ASSET-069.
 */
export function updateBody(update: AssetUpdate): Schema<'AssetUpdate'> {
  const { detail, form, calendar } = update;
  const end = getWarrantyEnd(form);
  const isSamePrice = form.price === toAssetForm(detail).price;
  return {
    ...detail,
    ...toDetails(form),
    price: isSamePrice ? detail.price : Number(form.price),
    dateOfPurchase: null,
    dateOfPurchaseAsString: dayText(form.dateOfPurchase, calendar),
    warrantyStartDate: form.warrantyStartDate,
    warrantyStartDateAsString: dayText(form.warrantyStartDate, calendar),
    warrantyEndDate: end,
    warrantyEndDateAsString: dayText(end, calendar),
    ...statusPart(update),
    assetProperties: toPropertyValues(form, detail.assetProperties),
  };
}
