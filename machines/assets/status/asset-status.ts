import type { FieldError, FieldErrors } from '../../validation/field-errors.ts';
import { validateDay, todayIn, type Calendar } from '../form/asset-days.ts';
import { assetStatuses, statusIds, type AssetStatus } from '../asset.ts';

/** The status with this id; InStore for an unknown id. */
export const getStatus = (id: string): AssetStatus =>
  assetStatuses.find((status) => statusIds[status] === id) ?? 'InStore';

/** The selected status and its fields; days are yyyy-MM-dd. */
export type StatusFields = {
  statusId: string;
  scrappedOn: string | null;
  disposedOn: string | null;
  sentToRepairOn: string | null;
  returnedFromRepairOn: string | null;
  repairNotesBeforeService: string;
  repairNotesAfterService: string;
};

/** A status with empty fields. */
export const createStatusFields = (status: AssetStatus): StatusFields => ({
  statusId: statusIds[status],
  scrappedOn: null,
  disposedOn: null,
  sentToRepairOn: null,
  returnedFromRepairOn: null,
  repairNotesBeforeService: '',
  repairNotesAfterService: '',
});

/** Whether a form field belongs to the status. */
export const isStatusField = (field: string): boolean => field in createStatusFields('InStore');

/** The data that a status change is validated against. */
export interface StatusCase {
  /** The saved status. */
  saved: AssetStatus;
  /** The day of the last status change; the next one cannot be earlier. */
  threshold: string;
  calendar: Calendar;
}

/** The fields of a new status before its dialogs: a return from repair that was entered stays. */
export function getStatusFields(
  before: StatusFields,
  to: AssetStatus,
  { saved, calendar }: StatusCase,
): StatusFields {
  const fresh = createStatusFields(to);
  if (to === saved) return fresh;
  const { returnedFromRepairOn, repairNotesAfterService } = before;
  return {
    ...fresh,
    returnedFromRepairOn,
    repairNotesAfterService,
    scrappedOn: to === 'Scrap' ? todayIn(calendar) : null,
    disposedOn: to === 'Disposed' ? todayIn(calendar) : null,
  };
}

export type StatusDialog = 'leave' | 'returned' | 'sent' | 'disposal';

/**
 * The dialogs for a new status, in order; going back to the saved status needs none. Source:
 * ASSET-054, ASSET-D25.
 */
export function listStatusDialogs(
  saved: AssetStatus,
  before: StatusFields,
  to: AssetStatus,
): readonly StatusDialog[] {
  if (to === saved) return [];
  const requested: [StatusDialog, boolean][] = [
    ['leave', getStatus(before.statusId) === 'Assigned'],
    ['returned', saved === 'Repair' && before.returnedFromRepairOn === null],
    ['sent', to === 'Repair'],
    ['disposal', to === 'Disposed'],
  ];
  return requested.flatMap(([dialog, needsPrompt]) => (needsPrompt ? [dialog] : []));
}

/** Only the errors that exist, by field. */
export const compactErrors = (errors: Readonly<Record<string, FieldError | null>>): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([field, error]) => (error ? [[field, error]] : [])),
  );

/** Repair notes have up to 200 characters. Source: ASSET-085. */
export const validateNotes = (notes: string): FieldError | null =>
  Array.from(notes).length > 200 ? { rule: 'max', values: { max: 200 } } : null;

/** Validates one of the two repair dialogs. */
export const validateRepair = (
  { threshold, calendar }: StatusCase,
  statusFields: StatusFields,
  dialog: 'returned' | 'sent',
): FieldErrors =>
  dialog === 'sent'
    ? compactErrors({
        sentToRepairOn: validateDay(statusFields.sentToRepairOn, calendar, threshold),
        repairNotesBeforeService: validateNotes(statusFields.repairNotesBeforeService),
      })
    : compactErrors({
        returnedFromRepairOn: validateDay(statusFields.returnedFromRepairOn, calendar, threshold),
        repairNotesAfterService: validateNotes(statusFields.repairNotesAfterService),
      });

/** Validates the day of scrapping or disposal, which is a field of the form. */
export function validateStatusDay(
  { saved, threshold, calendar }: StatusCase,
  statusFields: StatusFields,
): FieldErrors {
  const status = getStatus(statusFields.statusId);
  if (status === saved) return {};
  // An asset cannot be scrapped or disposed before it returned from repair.
  const last = statusFields.returnedFromRepairOn ?? threshold;
  return compactErrors({
    scrappedOn: status === 'Scrap' ? validateDay(statusFields.scrappedOn, calendar, last) : null,
    disposedOn: status === 'Disposed' ? validateDay(statusFields.disposedOn, calendar, last) : null,
  });
}
