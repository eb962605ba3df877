import { rejectField } from '../../core/http-error.ts';
import type { EntryRecord } from '../../store/world.ts';
import { toIsoDay, writtenDay, writtenTime } from './time.ts';
import { longest } from './parts.ts';
import type { Timesheet } from './timesheet.ts';

type Times = Pick<EntryRecord, 'id' | 'startTime' | 'endTime'>;

/** The names of an entry's two times in error messages. */
interface Fields {
  start: string;
  end: string;
}

/** Milliseconds by which a device's clock may be ahead of the server's. */
const tolerance = 60_000;

/** No entry starts before this day. */
const earliest = '2000-01-01';

/**
 * Fits an entry's times between the person's other entries: if two entries touch in the same
 * minute, the seconds are adjusted so that one starts where the other ends, since users see only
 * minutes. 400 for invalid times: an end not after the start, a time in the future or too early, an
 * excessive length, or an overlap with another entry.
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
  // An entry that starts after this one conflicts with its end; a running entry has only its start.
  const { startTime, endTime } = fit;
  const field = endTime !== null && other.startTime > startTime ? fields.end : fields.start;
  throw rejectField(field, 'entryOverlaps', { other: getLabel(sheet, other, startTime) });
}

/** Rejects times that no entry can have, regardless of the person's other entries. */
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

/** The end of a running entry: no entry may start after its start. Sorts after every timestamp. */
const never = '~';

const overlaps = (a: Times, b: Times): boolean =>
  a.startTime < (b.endTime ?? never) && (a.endTime ?? never) > b.startTime;

/** The entry without the seconds by which it overlaps others in the minute of its start or end. */
function touching<Entry extends Times>(entry: Entry, near: readonly EntryRecord[]): Entry {
  const older = near.find((other) => isSameMinute(other.endTime, entry.startTime));
  const newer = near.findLast((other) => isSameMinute(other.startTime, entry.endTime));
  const startTime = older?.endTime ?? entry.startTime;
  const endTime = newer?.startTime ?? entry.endTime;
  return endTime !== null && endTime <= startTime ? entry : { ...entry, startTime, endTime };
}

const isSameMinute = (a: string | null, b: string | null): boolean =>
  a !== null && a.slice(0, 16) === b?.slice(0, 16);

/** The person's other entries that overlap the given one, newest first. */
async function overlapping({ db, employeeId }: Timesheet, entry: Times): Promise<EntryRecord[]> {
  const { id, startTime, endTime } = entry;
  const earlier = await db.query('entries', {
    where: { employeeId, startTime: { below: startTime } },
    order: { by: 'startTime', direction: 'descending' },
    limit: 2, // one of them may be the entry itself
  });
  // Starts at the earliest of these, since entries without length may share its start.
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
 * An entry's label: its name and its times in a locale, with 12 or 24 hours, and with the days when
 * they differ from those of the adjacent entry.
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
