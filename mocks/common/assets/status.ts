/** The lifecycle of an asset. Source: ASSET-047, ASSET-084. */
import type { components } from '@atrium/contract/generated/types.ts';
import type { AssetRecord, AssetRepair } from '../../store/world/assets.ts';
import { presentDay } from './days.ts';
import type { FieldErrors } from './field-errors.ts';
import { emptyId, findStatus, statusIds, getStatus } from './master-data.ts';
import { historyWith } from './status-history.ts';
import { statusDays, type StatusDay, type StatusDays } from './status-days.ts';

type RepairFlag = components['schemas']['AssetUpdate']['repairStatus'];
type Status = components['schemas']['AssetStatus'];

/** The status fields of a form. */
export interface StatusInput {
  statusId: string;
  /** In the user's date format; empty or undefined for none. */
  days: StatusDays;
  /** Undefined when the form does not contain them. */
  notesBefore: string | undefined;
  notesAfter: string | undefined;
  repairFlag: RepairFlag;
}

/** Time and calendar of a status change. */
export interface ChangeTime {
  today: string;
  /** Timestamp. */
  now: string;
  format: 'DD/MM/YYYY' | 'MM/DD/YYYY';
}

/** The day of the last status change: the next one cannot be earlier. */
export const lastStatusDay = ({ statusHistory }: Pick<AssetRecord, 'statusHistory'>): string =>
  statusHistory.at(-1)?.day ?? '';

/**
 * The day of the first change after an asset was added, which cannot be before its purchase; or
 * null.
 */
export const getFirstUse = ({ statusHistory }: Pick<AssetRecord, 'statusHistory'>): string | null =>
  statusHistory[1]?.day ?? null;

/**
 * The fields of an asset that change with its status; empty when the status stays. Errors are added
 * to `errors`; then the fields must not be used.
 */
export function changeStatus(
  asset: AssetRecord,
  input: StatusInput,
  changeTime: ChangeTime,
  errors: FieldErrors,
): Partial<AssetRecord> {
  const from = getStatus(asset);
  const to = findStatus(input.statusId);
  if (!to) {
    if (input.statusId === emptyId) errors.require('statusId');
    else errors.add('statusId', 'assetStatusUnknown');
    return {};
  }
  if (!fitsFlag(input.repairFlag, from, to)) errors.add('repairStatus', 'assetRepairUnfit');
  if (from !== 'Repair' && to !== 'Repair') checkNoNotes(input, errors);
  if (from === to) return from === 'Repair' ? { repairs: notedRepairs(asset.repairs, input) } : {};
  if (to === 'Assigned') {
    errors.add('statusId', 'assetAssignByStatus');
    return {};
  }
  const last = lastStatusDay(asset);
  const days = statusDays(neededDays(from, to), input.days, last, changeTime, errors);
  const day = dayOfChange(to, days) ?? presentDay(changeTime.today, last);
  return {
    statusId: statusIds[to],
    statusHistory: historyWith(asset, to, day, changeTime.now),
    repairs: repairsWith(asset.repairs, from, to, { ...input, days }),
    scrappedOn: to === 'Scrap' ? (days.scrapped ?? null) : getScrapDay(asset, to),
    disposedOn: to === 'Disposed' ? (days.disposed ?? null) : null,
    ...(from === 'Assigned' && { assignmentId: null, employeeId: null, teamId: null }),
  };
}

/** Notes belong to a repair: without one, they would be accepted and lost. */
function checkNoNotes({ notesBefore, notesAfter }: Noted, errors: FieldErrors): void {
  if (notesBefore) errors.add('repairNotesBeforeService', 'assetNoRepair');
  if (notesAfter) errors.add('repairNotesAfterService', 'assetNoRepair');
}

type Noted = Pick<StatusInput, 'notesBefore' | 'notesAfter'>;

/** Adds a form's notes to the current repair; notes that the form leaves out stay unchanged. */
const notedRepairs = (
  repairs: AssetRepair[],
  { notesBefore, notesAfter }: Noted,
  returnedOn: string | null = null,
): AssetRepair[] =>
  repairs.map((repair) =>
    repair.returnedOn === null
      ? {
          ...repair,
          returnedOn,
          notesBefore: notesBefore ?? repair.notesBefore,
          notesAfter: notesAfter ?? repair.notesAfter,
        }
      : repair,
  );

/** The dialogs that a status change opens, in their order. */
function neededDays(from: Status, to: Status): StatusDay[] {
  const needed: StatusDay[] = [];
  if (from === 'Repair') needed.push('returned');
  if (to === 'Repair') needed.push('sent');
  if (to === 'Scrap') needed.push('scrapped');
  if (to === 'Disposed') needed.push('disposed');
  return needed;
}

/** The repair flag names the repair dialog that was completed; null means none. */
function fitsFlag(flag: RepairFlag, from: Status, to: Status): boolean {
  if (!flag) return true;
  if (flag === 'SentToRepair') return from !== 'Repair' && to === 'Repair';
  return from === 'Repair' && to !== 'Repair';
}

function dayOfChange(to: Status, days: StatusDays): string | undefined {
  if (to === 'Repair') return days.sent;
  if (to === 'Scrap') return days.scrapped;
  if (to === 'Disposed') return days.disposed;
  return days.returned;
}

function repairsWith(
  repairs: AssetRepair[],
  from: Status,
  to: Status,
  input: Noted & Pick<StatusInput, 'days'>,
): AssetRepair[] {
  const { days, notesBefore = '', notesAfter = '' } = input;
  if (to === 'Repair') {
    return [...repairs, { sentOn: days.sent ?? '', returnedOn: null, notesBefore, notesAfter }];
  }
  return from === 'Repair' ? notedRepairs(repairs, input, days.returned ?? null) : repairs;
}

/** A disposed asset keeps the date on which it was scrapped; any other status clears it. */
const getScrapDay = ({ scrappedOn }: AssetRecord, to: Status) =>
  to === 'Disposed' ? scrappedOn : null;

/** The status that an asset had at the end of a day: in store before its first record. */
export function statusOn(
  { statusHistory }: Pick<AssetRecord, 'statusHistory'>,
  day: string,
): Status {
  const change = statusHistory.findLast((each) => each.day <= day);
  return change ? getStatus(change) : 'InStore';
}
