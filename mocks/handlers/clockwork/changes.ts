import { message, type Handlers } from '../../core/requests/handler.ts';
import { foundOr404 } from '../../core/records/records.ts';
import { rejectField } from '../../core/requests/http-error.ts';
import { cleanOrEmpty } from '../../store/normalize-name.ts';
import { adjustOne, adjustMultiple } from './adjust.ts';
import { createChangeResult } from './change-result.ts';
import { live } from './live.ts';
import { addEntry } from './post.ts';
import { splitAt } from './split.ts';
import { storeAll, restoreAll } from '../../common/clockwork/store-entries.ts';
import { storeSettings } from '../../common/clockwork/settings.ts';
import { toUtcTimestamp } from '../../common/clockwork/time.ts';
import {
  requireEntries,
  requireEntry,
  getTimesheet,
  type OwnTimesheet,
  type Timesheet,
} from '../../common/clockwork/timesheet.ts';
import { maySee } from '../../common/projects/access.ts';
import { newestFirst } from '../../common/clockwork/view.ts';

type Group = Pick<
  Handlers<'clockwork'>,
  | 'adjustClockWorkEntry'
  | 'adjustMultipleClockWorkEntries'
  | 'splitClockWorkEntry'
  | 'restoreClockWorkEntries'
  | 'assignClockWorkEntries'
  | 'updateWorkStatus'
  | 'addEntryUnderTask'
>;

/** Changes of entries other than the typed posts. Source: CLOCK-061. */
export const changes: Group = {
  adjustClockWorkEntry: live(async (call) => {
    const sheet = getTimesheet(call);
    const adjusted = await adjustOne(sheet, call.query);
    return createChangeResult(sheet, adjusted, message('entryAdjusted'));
  }),

  adjustMultipleClockWorkEntries: live(async (call) => {
    const sheet = getTimesheet(call);
    const adjusted = await adjustMultiple(sheet, call.body);
    return createChangeResult(
      sheet,
      adjusted,
      message('entriesAdjusted', { count: adjusted.length }),
    );
  }),

  splitClockWorkEntry: live(async (call) => {
    const sheet = getTimesheet(call);
    const { entryId, splitTime, version } = call.query;
    const entry = await requireEntry(sheet, entryId, version);
    const parts = splitAt(entry, toUtcTimestamp(splitTime), crypto.randomUUID());
    return createChangeResult(sheet, await storeAll(sheet, parts), message('entrySplit'));
  }),

  restoreClockWorkEntries: live(async (call) => {
    const sheet = getTimesheet(call);
    const restored = await restoreAll(sheet, [...new Set(call.body)]);
    const successMessage = message('entriesRestored', { count: restored.length });
    return createChangeResult(sheet, newestFirst(restored), successMessage);
  }),

  assignClockWorkEntries: live(async (call) => {
    const sheet = getTimesheet(call);
    const entries = await entriesNamed(sheet, call.body);
    const task = await getTaskRecord(sheet, call.query.taskId);
    const booked = entries.map((entry) => {
      return { ...entry, projectId: task.projectId, taskId: task.id };
    });
    const successMessage = { count: booked.length, task: `${task.code} ${task.name}` };
    return createChangeResult(
      sheet,
      await storeAll(sheet, booked),
      message('entriesAssigned', successMessage),
    );
  }),

  updateWorkStatus: live(async (call) => {
    const sheet = getTimesheet(call);
    const { isWFO } = call.query;
    const entries = await entriesNamed(sheet, call.body);
    const marked = entries.map((entry) => ({ ...entry, entryAtWork: isWFO }));
    await storeSettings(sheet, { isWFO });
    return createChangeResult(
      sheet,
      await storeAll(sheet, marked),
      message(isWFO ? 'worksFromOffice' : 'worksInOtherProject'),
    );
  }),

  addEntryUnderTask: live(async (call) => {
    const sheet = getTimesheet(call);
    const description = cleanOrEmpty(call.query.taskName);
    if (description === '') throw rejectField('taskName', 'required', { field: 'taskName' });
    const { id: taskId, projectId } = await getTaskRecord(sheet, call.query.taskId);
    const work = { description, projectId, taskId };
    const entry = { id: crypto.randomUUID(), startTime: sheet.now, endTime: null, ...work };
    // The task has been checked.
    const { changed, successMessage } = await addEntry(sheet, entry, () => Promise.resolve());
    return createChangeResult(sheet, changed, successMessage);
  }),
};

/**
 * The listed entries, each once, newest first. 404 when one is not the user's own, 409 when one has
 * changed since the user loaded it.
 */
async function entriesNamed(
  sheet: Timesheet,
  named: readonly { id: string; version?: number | undefined }[],
) {
  const seen = new Map(named.map(({ id, version }) => [id, version]));
  const requested = Array.from(seen, ([id, version]) => ({ id, version }));
  return newestFirst(await requireEntries(sheet, requested));
}

/** A task of a project that the user can see. 404 for any other. */
async function getTaskRecord(sheet: OwnTimesheet, id: string) {
  const task = foundOr404(await sheet.db.get('tasks', id), 'workUnknown');
  return foundOr404((await maySee(sheet, task.projectId)) ? task : undefined, 'workUnknown');
}
