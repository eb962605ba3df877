import { rejectField } from '../../core/refusal.ts';
import type { EntryRecord } from '../../store/world.ts';
import { toIsoDay, writtenDay, writtenTime } from './time.ts';
import { longest } from './parts.ts';
import type { Timesheet } from './timesheet.ts';

type Times = Pick<EntryRecord, 'id' | 'startTime' | 'endTime'>;

/** What a refusal calls the two times of an entry. */
interface Fields {
  start: string;
  end: string;
}

/** Milliseconds by which a device's clock may run ahead of the server's. */
const tolerance = 60_000;

/** The day before which no entry begins. */
const earliest = '2000-01-01';

/**
 * An entry whose times fit among the person's others: one that touches another in the same minute
 * begins where that one ends, or ends where it begins, since people see minutes. 400 for times that
 * cannot be: an end not after the start, a time ahead of the clock or before all others, a length
 * that nobody works, or an overlap with another entry.
 */
export async function fitted<Entry extends Times>(
  sheet: Timesheet,
  entry: Entry,
  fields: Fields = { start: 'startTime', end: 'endTime' },
): Promise<Entry> {
  checkTimes(sheet, entry, fields);
  const near = await overlapping(sheet, entry);
  const fit = touching(entry, near);
  const other = near.find((each) => overlaps(each, fit));
  if (!other) return fit;
  // What begins after this one is in the way of its end; a running one has no other than its start.
  const { startTime, endTime } = fit;
  const field = endTime !== null && other.startTime > startTime ? fields.end : fields.start;
  throw rejectField(field, 'entryOverlaps', { other: getLabel(sheet, other, startTime) });
}

/** Refuses times that no entry can have, whatever else the person has recorded. */
function checkTimes({ now }: Timesheet, { startTime, endTime }: Times, fields: Fields): void {
  const limit = Date.parse(now) + tolerance;
  if (Date.parse(startTime) > limit) throw rejectField(fields.start, 'entryInFuture');
  if (startTime < earliest) {
    throw rejectField(fields.start, 'entryTooEarly', { day: writtenDay(earliest, 'UTC') });
  }
  if (endTime !== null) {
    if (Date.parse(endTime) > limit) throw rejectField(fields.end, 'entryInFuture');
    if (endTime <= startTime) throw rejectField(fields.end, 'endNotAfterStart');
  }
  if (Date.parse(endTime ?? now) - Date.parse(startTime) > longest * 86_400_000) {
    const field = endTime === null ? fields.start : fields.end;
    throw rejectField(field, 'entryTooLong', { days: longest });
  }
}

/** The end of an entry that runs: nothing may come after its start. Sorts after every instant. */
const never = '~';

const overlaps = (a: Times, b: Times): boolean =>
  a.startTime < (b.endTime ?? never) && (a.endTime ?? never) > b.startTime;

/** The entry without the seconds that it shares with others in the minute of its start or its end. */
function touching<Entry extends Times>(entry: Entry, near: readonly EntryRecord[]): Entry {
  const older = near.find((other) => isSameMinute(other.endTime, entry.startTime));
  const newer = near.findLast((other) => isSameMinute(other.startTime, entry.endTime));
  const startTime = older?.endTime ?? entry.startTime;
  const endTime = newer?.startTime ?? entry.endTime;
  return endTime !== null && endTime <= startTime ? entry : { ...entry, startTime, endTime };
}

const isSameMinute = (a: string | null, b: string | null): boolean =>
  a !== null && a.slice(0, 16) === b?.slice(0, 16);

/** The other entries of the person that share time with the given one, newest first. */
async function overlapping({ db, employeeId }: Timesheet, entry: Times): Promise<EntryRecord[]> {
  const { id, startTime, endTime } = entry;
  const earlier = await db.query('entries', {
    where: { employeeId, startTime: { below: startTime } },
    order: { by: 'startTime', direction: 'descending' },
    limit: 2, // one of them may be the entry itself
  });
  // All from the earliest of these on, since entries without length may share its start.
  const near = await db.query('entries', {
    where: {
      employeeId,
      startTime: { from: earlier.at(-1)?.startTime ?? startTime, below: endTime ?? never },
    },
    order: { by: 'startTime', direction: 'descending' },
  });
  return near.filter((other) => other.id !== id && overlaps(other, entry));
}

/**
 * An entry by its name and its times as a language writes them, of 12 or 24 hours, with the days where
 * they are not that of the entry beside.
 */
const getLabel =
  (
    { timeZone, user }: Timesheet,
    { description, startTime, endTime }: EntryRecord,
    referenceTime: string,
  ) =>
  (language: string): string => {
    const label = (timestamp: string) => {
      const isDayed = toIsoDay(timestamp, timeZone) !== toIsoDay(referenceTime, timeZone);
      return writtenTime(timestamp, { timeZone, hourFormat: user?.hourFormat, isDayed }, language);
    };
    const times = [startTime, endTime].map((timestamp) =>
      timestamp === null ? '…' : label(timestamp),
    );
    return `${description || '…'} (${times.join(' – ')})`;
  };
