import { reject } from '../../core/http-error.ts';
import type { EntryRecord } from '../../store/world.ts';
import { fitted } from './fit.ts';
import { writtenDay } from './time.ts';
import { isCrossover, runningEntry, type OwnTimesheet } from './timesheet.ts';

/** Stores an entry of the caller, as its next version if anything changed; returns it as stored. */
export async function storeEntry(
  { db, touched, changed }: Pick<OwnTimesheet, 'db' | 'touched' | 'changed'>,
  entry: Omit<EntryRecord, 'version'>,
): Promise<EntryRecord> {
  const before = await db.get('entries', entry.id);
  const seconds = before && { seconds: before.seconds };
  const unchanged = { ...withNames(entry, before), version: before?.version ?? 0, ...seconds };
  const isSame = JSON.stringify(unchanged) === JSON.stringify(before);
  const stored = isSame ? unchanged : { ...unchanged, version: unchanged.version + 1 };
  if (before) touched.add(before.startTime);
  touched.add(stored.startTime);
  if (!isSame) changed.set(stored.id, stored.version);
  await db.put('entries', stored);
  return stored;
}

/** Removes the names noted on an entry when it is now booked on other work. */
function withNames(
  entry: Omit<EntryRecord, 'version'>,
  before: EntryRecord | undefined,
): Omit<EntryRecord, 'version'> {
  if (!before?.bookedAs) return entry;
  if (entry.projectId === before.projectId && entry.taskId === before.taskId) return entry;
  const { bookedAs: _, ...rebooked } = entry;
  return rebooked;
}

/** Stores multiple entries, one after the other. */
export async function storeAll(
  sheet: OwnTimesheet,
  entries: readonly EntryRecord[],
): Promise<EntryRecord[]> {
  const stored: EntryRecord[] = [];
  for (const entry of entries) stored.push(await storeEntry(sheet, entry));
  return stored;
}

/** Deletes an entry of the caller; it can be restored for an hour. */
export async function drop(
  { db, touched, changed, now }: OwnTimesheet,
  entry: EntryRecord,
): Promise<void> {
  touched.add(entry.startTime);
  changed.set(entry.id, null);
  await db.put('deletedEntries', { ...entry, deletedAt: now });
  await db.remove('entries', entry.id);
}

/** Milliseconds for which a deleted entry can be restored. */
const undoPeriod = 3_600_000;

/** Purges the person's deleted entries that can no longer be restored. */
export async function purgeDeleted({ db, employeeId, now }: OwnTimesheet): Promise<void> {
  const deleted = await db.query('deletedEntries', { where: { employeeId } });
  for (const { id, deletedAt } of deleted) {
    if (Date.parse(now) - Date.parse(deletedAt) > undoPeriod) await db.remove('deletedEntries', id);
  }
}

/**
 * Restores an entry that the caller deleted in the last hour, as its next version; an existing one
 * stays unchanged. 404 for any other, 400 when another entry now overlaps it.
 */
export async function restore(sheet: OwnTimesheet, id: string): Promise<EntryRecord> {
  const { db, employeeId, now, touched, changed } = sheet;
  const there = await db.get('entries', id);
  if (there?.employeeId === employeeId) return there;
  const deleted = await db.get('deletedEntries', id);
  const isExpired = Date.parse(now) - Date.parse(deleted?.deletedAt ?? '') > undoPeriod;
  if (deleted?.employeeId !== employeeId || isExpired) throw reject(404, 'entryUnknown');
  const { deletedAt: _, ...entry } = deleted;
  const restored = { ...(await fitted(sheet, entry)), version: entry.version + 1 };
  touched.add(restored.startTime);
  changed.set(id, restored.version);
  await db.put('entries', restored);
  await db.remove('deletedEntries', id);
  return restored;
}

/** Ends the running entry so that another can start. 400 while a stale one must be fixed first. */
export async function endRunning(sheet: OwnTimesheet, at: string): Promise<EntryRecord[]> {
  const running = await runningEntry(sheet);
  if (!running) return [];
  if (isCrossover(sheet, running)) {
    throw reject(400, 'staleRunning', { day: writtenDay(running.startTime, sheet.timeZone) });
  }
  const endTime = at < running.startTime ? running.startTime : at;
  return [await storeEntry(sheet, { ...running, endTime })];
}
