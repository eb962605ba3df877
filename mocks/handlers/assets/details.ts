import { cleanOrEmpty, normalizeName } from '../../store/normalize-name.ts';
import type { components } from '@atrium/contract/generated/types.ts';
import type { AssetRecord } from '../../store/world/assets.ts';
import { dayAsString } from '../../common/assets/formats.ts';
import { addYears, dayFromString } from '../../common/assets/days.ts';
import type { FieldErrors } from '../../common/assets/field-errors.ts';
import { emptyId } from '../../common/assets/master-data.ts';

type Contract = components['schemas'];
type Format = 'DD/MM/YYYY' | 'MM/DD/YYYY';
/** The body that both forms send. */
type RequestInput = Contract['AssetCreate'] | Contract['AssetUpdate'];

/**
 * The fields that CanEditAssetDetails allows to change, apart from the status. Source: ASSET-094.
 */
export type Details = Pick<
  AssetRecord,
  | 'assetCode'
  | 'codeKey'
  | 'name'
  | 'serialNumber'
  | 'assetLocationId'
  | 'vendorId'
  | 'invoiceNumber'
  | 'dateOfPurchase'
  | 'price'
  | 'warrantyStartDate'
  | 'warrantyPeriod'
  | 'warrantyEndDate'
>;

/**
 * Parses the details of a form. Texts are trimmed; a missing or invalid date becomes empty. The
 * warranty ends the given number of full years after its start. Source: ASSET-086.
 */
export function readDetails(
  sent: RequestInput,
  before: Partial<AssetRecord>,
  format: Format,
  errors: FieldErrors,
): Details {
  const assetCode = parseText('assetCode', sent.assetCode, errors);
  const dateOfPurchase = parseDay('dateOfPurchase', sent, { before, format }, errors);
  const warrantyStartDate = parseDay('warrantyStartDate', sent, { before, format }, errors);
  const warrantyEndDate =
    warrantyStartDate === '' ? '' : addYears(warrantyStartDate, sent.warrantyPeriod);
  checkWarrantyEnd(sent, warrantyEndDate, { before, format }, errors);
  return {
    assetCode,
    codeKey: normalizeName(assetCode),
    name: cleanOrEmpty(sent.name ?? before.name ?? ''),
    serialNumber: cleanOrEmpty(sent.serialNumber ?? before.serialNumber ?? ''),
    assetLocationId: resolveLocation(sent.assetLocationId, before.assetLocationId),
    vendorId: sent.vendorId,
    invoiceNumber: parseText('invoiceNumber', sent.invoiceNumber, errors),
    dateOfPurchase,
    price: sent.price,
    warrantyStartDate,
    warrantyPeriod: sent.warrantyPeriod,
    warrantyEndDate,
  };
}

function parseText(field: string, text: string, errors: FieldErrors): string {
  const cleaned = cleanOrEmpty(text);
  if (cleaned === '') errors.require(field);
  return cleaned;
}

const resolveLocation = (sent: string | null | undefined, before: string | null | undefined) => {
  if (sent === undefined) return before ?? null;
  return sent === emptyId ? null : sent;
};

/** The asset as the form received it, and the user's date format. */
interface Got {
  before: Partial<AssetRecord>;
  format: Format;
}

/**
 * A required date: from its text, from its date, or from both when they agree. If a form changes
 * only one of the two and sends the other back unchanged, the changed one counts.
 */
function parseDay(
  field: 'dateOfPurchase' | 'warrantyStartDate',
  sent: RequestInput,
  { before, format }: Got,
  errors: FieldErrors,
): string {
  const textField = `${field}AsString` as const;
  const text = sent[textField] ?? '';
  const date = sent[field] ?? null;
  const written = dayFromString(text, format);
  if (text !== '' && written === null) {
    errors.add(textField, 'invalid', { field: textField });
    return '';
  }
  const isOther = written !== null && date !== null && written !== date;
  if (isOther && written === before[field]) return date;
  if (isOther && date !== before[field]) errors.add(field, 'assetDaysDiffer');
  const day = written ?? date;
  if (day === null) errors.require(field);
  return day ?? '';
}

/**
 * The end date must be the calculated one or the one that the form received: start and years
 * determine it.
 */
function checkWarrantyEnd(
  sent: RequestInput,
  end: string,
  { before, format }: Got,
  errors: FieldErrors,
): void {
  if (end === '') return;
  const day = dayAsString(end, format);
  const got = before.warrantyEndDate ?? end;
  const { warrantyEndDate, warrantyEndDateAsString } = sent;
  if (warrantyEndDate && ![end, got].includes(warrantyEndDate)) {
    errors.add('warrantyEndDate', 'assetWarrantyEndWrong', { day });
  }
  const texts = [day, dayAsString(got, format)];
  if (warrantyEndDateAsString && !texts.includes(warrantyEndDateAsString)) {
    errors.add('warrantyEndDateAsString', 'assetWarrantyEndWrong', { day });
  }
}

/** Whether a form leaves all details unchanged. */
export const sameDetails = (details: Details, asset: AssetRecord): boolean =>
  (Object.keys(details) as (keyof Details)[]).every((field) => details[field] === asset[field]);
