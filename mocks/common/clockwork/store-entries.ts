import { reject } from '../../core/requests/http-error.ts';
import type { DeletedEntry, EntryRecord } from '../../store/world.ts';
import { loadFitting } from './fit.ts';
import { writtenDay } from './time.ts';
import { isCrossover, runningEntry, type OwnTimesheet } from './timesheet.ts';

type Changing = Pick<OwnTimesheet, 'db' | 'touched' | 'changed'>;

/**
 * Stores an entry of the caller, as its next version if anything changed; returns it as stored.
 * `before` is the stored entry, undefined for a new one.
 */
export async function storeEntry(
  { db, touched, changed }: Changing,
  entry: Omit<EntryRecord, 'version'>,
  before: EntryRecord | undefined,
): Promise<EntryRecord> {
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

/** Stores multiple entries, each once. */
export async function storeAll(
  sheet: OwnTimesheet,
  entries: readonly EntryRecord[],
): Promise<EntryRecord[]> {
  const before = await sheet.db.getMany(
    'entries',
    entries.map(({ id }) => id),
  );
  const stored: EntryRecord[] = [];
  for (const entry of entries) stored.push(await storeEntry(sheet, entry, before.get(entry.id)));
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
  const below = new Date(Date.parse(now) - undoPeriod).toISOString();
  const expired = await db.query('deletedEntries', { where: { employeeId, deletedAt: { below } } });
  for (const { id } of expired) await db.remove('deletedEntries', id);
}

/**
 * Restores entries that the caller deleted in the last hour, each as its next version; existing
 * ones stay unchanged. 404 for any other, 400 when another entry now overlaps one.
 */
export async function restoreAll(
  sheet: OwnTimesheet,
  ids: readonly string[],
): Promise<EntryRecord[]> {
  const { db, employeeId, touched, changed } = sheet;
  const existing = await db.getMany('entries', ids);
  const deleted = await db.getMany('deletedEntries', ids);
  const fit = await loadFitting(sheet, [...deleted.values()]);
  const restored: EntryRecord[] = [];
  for (const id of ids) {
    const there = existing.get(id);
    if (there?.employeeId === employeeId) {
      restored.push(there);
      continue;
    }
    const entry = fit(requireDeleted(sheet, deleted.get(id)));
    const next = { ...entry, version: entry.version + 1 };
    touched.add(next.startTime);
    changed.set(id, next.version);
    await db.put('entries', next);
    await db.remove('deletedEntries', id);
    restored.push(next);
  }
  return restored;
}

function requireDeleted(
  { employeeId, now }: OwnTimesheet,
  deleted: DeletedEntry | undefined,
): EntryRecord {
  const isExpired = Date.parse(now) - Date.parse(deleted?.deletedAt ?? '') > undoPeriod;
  if (deleted?.employeeId !== employeeId || isExpired) throw reject(404, 'entryUnknown');
  const { deletedAt: _, ...entry } = deleted;
  return entry;
}

/** Ends the running entry so that another can start. 400 while a stale one must be fixed first. */
export async function endRunning(sheet: OwnTimesheet, at: string): Promise<EntryRecord[]> {
  const running = await runningEntry(sheet);
  if (!running) return [];
  if (isCrossover(sheet, running)) {
    throw reject(400, 'staleRunning', { day: writtenDay(running.startTime, sheet.timeZone) });
  }
  const endTime = at < running.startTime ? running.startTime : at;
  return [await storeEntry(sheet, { ...running, endTime }, running)];
}
