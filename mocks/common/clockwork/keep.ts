import { reject } from '../../core/refusal.ts';
import type { EntryRecord } from '../../store/world.ts';
import { fitted } from './fit.ts';
import { writtenDay } from './time.ts';
import { isCrossover, runningEntry, type OwnTimesheet } from './timesheet.ts';

/**
 * Keeps an entry of the caller's, as its next version where anything has changed; answers it as it is
 * kept.
 */
export async function storeEntry(
  { db, touched, changed }: Pick<OwnTimesheet, 'db' | 'touched' | 'changed'>,
  entry: Omit<EntryRecord, 'version'>,
): Promise<EntryRecord> {
  const before = await db.get('entries', entry.id);
  const unchanged = { ...withNames(entry, before), version: before?.version ?? 0 };
  const isSame = JSON.stringify(unchanged) === JSON.stringify(before);
  const stored = isSame ? unchanged : { ...unchanged, version: unchanged.version + 1 };
  if (before) touched.add(before.startTime);
  touched.add(stored.startTime);
  if (!isSame) changed.set(stored.id, stored.version);
  await db.put('entries', stored);
  return stored;
}

/** An entry without the names that were noted on it, where it is booked on other work now. */
function withNames(
  entry: Omit<EntryRecord, 'version'>,
  before: EntryRecord | undefined,
): Omit<EntryRecord, 'version'> {
  if (!before?.bookedAs) return entry;
  if (entry.projectId === before.projectId && entry.taskId === before.taskId) return entry;
  const { bookedAs: _, ...rebooked } = entry;
  return rebooked;
}

/** Keeps several entries, one after the other. */
export async function storeAll(
  sheet: OwnTimesheet,
  entries: readonly EntryRecord[],
): Promise<EntryRecord[]> {
  const stored: EntryRecord[] = [];
  for (const entry of entries) stored.push(await storeEntry(sheet, entry));
  return stored;
}

/** Removes an entry of the caller's; for an hour it can be brought back. */
export async function drop(
  { db, touched, changed, now }: OwnTimesheet,
  entry: EntryRecord,
): Promise<void> {
  touched.add(entry.startTime);
  changed.set(entry.id, null);
  await db.put('deletedEntries', { ...entry, deletedAt: now });
  await db.remove('entries', entry.id);
}

/** Milliseconds for which a deleted entry can be brought back. */
const undoPeriod = 3_600_000;

/** Forgets what the person has deleted too long ago to be brought back. */
export async function purgeDeleted({ db, employeeId, now }: OwnTimesheet): Promise<void> {
  const deleted = await db.query('deletedEntries', { where: { employeeId } });
  for (const { id, deletedAt } of deleted) {
    if (Date.parse(now) - Date.parse(deletedAt) > undoPeriod) await db.remove('deletedEntries', id);
  }
}

/**
 * Brings an entry of the caller's back that was deleted in the last hour, as its next version; one that
 * is there already stays as it is. 404 for any other, 400 where another entry lies now.
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

/** Ends the running entry so that another can start. 400 while a stale one has to be fixed. */
export async function endRunning(sheet: OwnTimesheet, at: string): Promise<EntryRecord[]> {
  const running = await runningEntry(sheet);
  if (!running) return [];
  if (isCrossover(sheet, running)) {
    throw reject(400, 'staleRunning', { day: writtenDay(running.startTime, sheet.timeZone) });
  }
  const endTime = at < running.startTime ? running.startTime : at;
  return [await storeEntry(sheet, { ...running, endTime })];
}
