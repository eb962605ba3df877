import type { components } from '@atrium/contract/generated/types.ts';
import { message } from '../../core/requests/handler.ts';
import { reject, rejectField, type Message } from '../../core/requests/http-error.ts';
import { cleanOrEmpty } from '../../store/normalize-name.ts';
import type { EntryRecord } from '../../store/world.ts';
import { maySee } from '../../common/projects/access.ts';
import {
  addDays,
  toIsoDay,
  toUtcTimestamp,
  startOfDay,
  writtenDay,
} from '../../common/clockwork/time.ts';
import { loadDays } from '../../common/clockwork/day-entries.ts';
import { fitted } from '../../common/clockwork/fit.ts';
import { endRunning, storeEntry } from '../../common/clockwork/store-entries.ts';
import { storeSettings, loadSettings } from '../../common/clockwork/settings.ts';
import {
  requireEntry,
  isCrossover,
  runningEntry,
  type OwnTimesheet,
  type Timesheet,
} from '../../common/clockwork/timesheet.ts';
import { hasGap } from '../../common/clockwork/view.ts';

type Post = components['schemas']['ClockWorkPost'];
type PayLoad<Type extends Post['type']> = Extract<Post, { type: Type }>['entryPayLoad'];

/** The changed entries, newest first, and the success message. */
interface Change {
  changed: EntryRecord[];
  successMessage: Message;
}

/** The eight typed posts of ClockWork. Source: CLOCK-038, CLOCK-048. */
export const posts: {
  [Type in Post['type']]: (sheet: OwnTimesheet, payLoad: PayLoad<Type>) => Promise<Change>;
} = {
  add: (sheet, payLoad) =>
    addEntry(sheet, payLoad, (projectId, taskId) => checkWork(sheet, projectId, taskId)),

  restart: async (sheet, { id, newId }) => {
    const { description, projectId, taskId } = await requireEntry(sheet, id);
    const copy = { id: newId, startTime: sheet.now, endTime: null, description, projectId, taskId };
    return posts.add(sheet, copy);
  },

  update: async (sheet, payLoad) => {
    const entry = await requireEntry(sheet, payLoad.id, payLoad.version);
    const updated = {
      ...entry,
      description:
        payLoad.description === undefined ? entry.description : cleanOrEmpty(payLoad.description),
      projectId: payLoad.projectId === undefined ? entry.projectId : payLoad.projectId,
      taskId: payLoad.taskId === undefined ? entry.taskId : payLoad.taskId,
      startTime: payLoad.startTime ? toUtcTimestamp(payLoad.startTime) : entry.startTime,
      endTime: payLoad.endTime === undefined ? entry.endTime : parseEnd(payLoad.endTime),
    };
    const isSameWork = updated.projectId === entry.projectId && updated.taskId === entry.taskId;
    if (!isSameWork) await checkWork(sheet, updated.projectId, updated.taskId);
    const isMoved = updated.startTime !== entry.startTime || updated.endTime !== entry.endTime;
    return saved(sheet, entry, isMoved ? await fitted(sheet, updated) : updated, 'entryUpdated');
  },

  end: async (sheet, { id, endTime, version }) => {
    const entry = await requireRunning(sheet, id, version);
    return saved(sheet, entry, await endedAt(sheet, entry, endTime), 'entryStopped');
  },

  break: async (sheet, { id, endTime, version }) => {
    const ended = await endedThen(sheet, id, endTime);
    if (ended?.endTime) {
      if (!(await hasStartedFrom(sheet, ended.endTime)))
        await storeSettings(sheet, { brokenEntryId: id });
      return { changed: [ended], successMessage: message('entryBroken') };
    }
    const entry = await requireRunning(sheet, id, version);
    await storeSettings(sheet, { brokenEntryId: id });
    return saved(sheet, entry, await endedAt(sheet, entry, endTime), 'entryBroken');
  },

  upfill: async (sheet, { id, version }) => {
    const entry = await requireEntry(sheet, id, version);
    const { older } = await findNeighbours(sheet, entry);
    if (!older?.endTime || !hasGap(older.endTime, entry.startTime)) {
      throw reject(400, 'nothingToFill');
    }
    return saved(sheet, entry, { ...entry, startTime: older.endTime }, 'entryFilled');
  },

  downfill: async (sheet, { id, version }) => {
    const entry = await requireEntry(sheet, id, version);
    const { newer } = await findNeighbours(sheet, entry);
    if (!newer || !hasGap(entry.endTime, newer.startTime)) throw reject(400, 'nothingToFill');
    return saved(sheet, entry, { ...entry, endTime: newer.startTime }, 'entryFilled');
  },

  crossover: async (sheet, { id, version }) => {
    const entry = await requireEntry(sheet, id, version);
    const midnight = startOfDay(
      addDays(toIsoDay(entry.startTime, sheet.timeZone), 1),
      sheet.timeZone,
    );
    if ((entry.endTime ?? sheet.now) <= midnight) throw reject(400, 'notACrossover');
    const before = await storeEntry(sheet, { ...entry, endTime: midnight }, entry);
    const rest = { ...entry, id: crypto.randomUUID(), startTime: midnight };
    return {
      changed: [await storeEntry(sheet, rest, undefined), before],
      successMessage: message('entryCrossed'),
    };
  },
};

/** Adds an entry; `check` rejects work on which the user may not book it. */
export async function addEntry(
  sheet: OwnTimesheet,
  payLoad: PayLoad<'add'>,
  check: (projectId: string | null, taskId: string | null) => Promise<void>,
): Promise<Change> {
  if (await sheet.db.get('entries', payLoad.id)) throw reject(409, 'entryExists');
  const { id, description } = payLoad;
  const endTime = parseEnd(payLoad.endTime);
  const isStart = endTime === null;
  const startTime = startedAt(sheet, payLoad.startTime, isStart);
  const ended = isStart ? await endRunning(sheet, startTime) : [];
  const projectId = payLoad.projectId ?? null;
  const taskId = payLoad.taskId ?? null;
  await check(projectId, taskId);
  const settings = await loadSettings(sheet);
  const entry = await fitted(sheet, {
    id,
    employeeId: sheet.employeeId,
    startTime,
    endTime,
    description: cleanOrEmpty(description),
    projectId,
    taskId,
    entryAtWork: payLoad.entryAtWork ?? settings.isWFO,
  });
  if (isStart) await storeSettings(sheet, { brokenEntryId: null }, settings);
  const changed = [await storeEntry(sheet, entry, undefined), ...ended];
  return { changed, successMessage: message(isStart ? 'entryStarted' : 'entryAdded') };
}

async function saved(
  sheet: OwnTimesheet,
  before: EntryRecord,
  entry: EntryRecord,
  key: 'entryUpdated' | 'entryStopped' | 'entryBroken' | 'entryFilled',
): Promise<Change> {
  return { changed: [await storeEntry(sheet, entry, before)], successMessage: message(key) };
}

/**
 * The running entry with an id, as for `requireEntry`. 400 when it has ended, or must be adjusted
 * first.
 */
export async function requireRunning(
  sheet: Timesheet,
  id: string,
  seen?: number,
): Promise<EntryRecord> {
  const entry = await requireEntry(sheet, id, seen);
  const running = await runningEntry(sheet);
  if (running?.id !== entry.id) throw reject(400, 'entryNotRunning');
  if (isCrossover(sheet, entry)) {
    throw reject(400, 'staleRunning', { day: writtenDay(entry.startTime, sheet.timeZone) });
  }
  return entry;
}

/** The running entry with an end: the one sent, else now. */
async function endedAt(sheet: OwnTimesheet, entry: EntryRecord, endTime: string | undefined) {
  if (endTime === undefined) return { ...entry, endTime: getLaterTime(sheet.now, entry.startTime) };
  return fitted(sheet, { ...entry, endTime: toUtcTimestamp(endTime) });
}

/**
 * The entry with an id, as for `requireEntry`, if it ended at exactly this time; null for any
 * other.
 */
async function endedThen(sheet: Timesheet, id: string, endTime: string | undefined) {
  if (endTime === undefined) return null;
  const entry = await requireEntry(sheet, id);
  return entry.endTime === toUtcTimestamp(endTime) ? entry : null;
}

/** The next older and the next newer entry of the same day. */
async function findNeighbours(sheet: Timesheet, entry: EntryRecord) {
  return (await loadDays(sheet, [entry.startTime])).getNeighbours(entry);
}

/** Whether the user has started any entry at or after a timestamp. */
async function hasStartedFrom({ db, employeeId }: Timesheet, from: string): Promise<boolean> {
  const later = { where: { employeeId, startTime: { from } }, limit: 1 };
  return (await db.query('entries', later)).length > 0;
}

/**
 * The start that was sent, else the server's time. 400 for an entry that has an end but no start.
 */
function startedAt({ now }: Timesheet, startTime: string | undefined, isStart: boolean): string {
  if (startTime !== undefined) return toUtcTimestamp(startTime);
  if (!isStart) throw rejectField('startTime', 'startTimeMissing');
  return now;
}

/** An end in its stored format; null for an entry that runs. */
const parseEnd = (endTime: string | null) => (endTime === null ? null : toUtcTimestamp(endTime));

/** An entry never ends before it starts, even when the clocks differ. */
const getLaterTime = (a: string, b: string) => (a > b ? a : b);

/** 400 when the user cannot see the project, or the task does not belong to it. */
async function checkWork(sheet: OwnTimesheet, projectId: string | null, taskId: string | null) {
  if (projectId !== null && !(await maySee(sheet, projectId))) {
    throw reject(400, 'projectUnknown');
  }
  if (taskId !== null && (await sheet.db.get('tasks', taskId))?.projectId !== projectId) {
    throw reject(400, 'taskUnknown');
  }
}
