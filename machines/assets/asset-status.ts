import type { FieldError, FieldErrors } from '../validation/faults.ts';
import { validateDay, todayIn, type Calendar } from './asset-days.ts';
import { assetStatuses, statusIds, type AssetStatus } from './asset.ts';

/** The status with this id; InStore for one that there is not. */
export const getStatus = (id: string): AssetStatus =>
  assetStatuses.find((status) => statusIds[status] === id) ?? 'InStore';

/** The status that is chosen, and what was answered for it; days are yyyy-MM-dd. */
export type StatusFields = {
  statusId: string;
  scrappedOn: string | null;
  disposedOn: string | null;
  sentToRepairOn: string | null;
  returnedFromRepairOn: string | null;
  repairNotesBeforeService: string;
  repairNotesAfterService: string;
};

/** A status about which nothing is answered yet. */
export const createStatusFields = (status: AssetStatus): StatusFields => ({
  statusId: statusIds[status],
  scrappedOn: null,
  disposedOn: null,
  sentToRepairOn: null,
  returnedFromRepairOn: null,
  repairNotesBeforeService: '',
  repairNotesAfterService: '',
});

/** Whether a field of a form is one of those that are answered with a status. */
export const isStatusField = (field: string): boolean => field in createStatusFields('InStore');

/** What the status of an asset is held against. */
export interface StatusCase {
  /** As it is saved. */
  saved: AssetStatus;
  /** The day of the last change of the status: the next is not before it. */
  threshold: string;
  calendar: Calendar;
}

/** What is answered for another status, before its dialogs: what came back from repair stays back. */
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
 * What is asked about a new status, in this order; back to the saved one nothing is asked.
 * Source: ASSET-054; decisions, "Assets".
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

/** The faults that were found, by field. */
export const compactErrors = (errors: Readonly<Record<string, FieldError | null>>): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([field, error]) => (error ? [[field, error]] : [])),
  );

/** Repair notes have 200 characters at most. Source: ASSET-085. */
export const validateNotes = (notes: string): FieldError | null =>
  Array.from(notes).length > 200 ? { rule: 'max', values: { max: 200 } } : null;

/** What is wrong in one of the two repair dialogs. */
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

/** What is wrong with the day of scrapping or disposal, which stands in the form. */
export function validateStatusDay(
  { saved, threshold, calendar }: StatusCase,
  statusFields: StatusFields,
): FieldErrors {
  const status = getStatus(statusFields.statusId);
  if (status === saved) return {};
  // What came back from repair is scrapped or disposed after that.
  const last = statusFields.returnedFromRepairOn ?? threshold;
  return compactErrors({
    scrappedOn: status === 'Scrap' ? validateDay(statusFields.scrappedOn, calendar, last) : null,
    disposedOn: status === 'Disposed' ? validateDay(statusFields.disposedOn, calendar, last) : null,
  });
}
