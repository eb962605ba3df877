import { rejectField } from '../../core/requests/http-error.ts';
import type { EntryRecord } from '../../store/world.ts';
import { toIsoDay, writtenDay, writtenTime } from './time.ts';
import { longest } from './parts.ts';
import type { Timesheet } from './timesheet.ts';

type Times = Pick<EntryRecord, 'id' | 'startTime' | 'endTime'>;
/** An entry with what an error message shows. */
type Other = Times & Pick<EntryRecord, 'description'>;

/** The names of an entry's two times in error messages. */
interface Fields {
  start: string;
  end: string;
}

const ownFields: Fields = { start: 'startTime', end: 'endTime' };

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
export async function fitted<Entry extends Other>(
  sheet: Timesheet,
  entry: Entry,
  fields?: Fields,
): Promise<Entry> {
  checkTimes(sheet, entry, fields);
  return (await loadFitting(sheet, [entry]))(entry, fields);
}

/**
 * Loads the person's entries around some entries, which are then fitted one after the other as
 * `fitted` does, each also between those before.
 */
export async function loadFitting(sheet: Timesheet, entries: readonly Times[]) {
  let others: readonly Other[] = await loadNear(sheet, entries);
  return <Entry extends Other>(entry: Entry, fields?: Fields): Entry => {
    checkTimes(sheet, entry, fields);
    others = others.filter(({ id }) => id !== entry.id);
    const fit = fitBetween(sheet, entry, others, fields);
    others = [...others, fit].toSorted(byStart);
    return fit;
  };
}

function fitBetween<Entry extends Times>(
  sheet: Timesheet,
  entry: Entry,
  others: readonly Other[],
  fields = ownFields,
): Entry {
  const near = others.filter((other) => overlaps(other, entry));
  const fit = touching(entry, near);
  const other = near.find((each) => overlaps(each, fit));
  if (!other) return fit;
  // An entry that starts after this one conflicts with its end; a running entry has only its start.
  const { startTime, endTime } = fit;
  const field = endTime !== null && other.startTime > startTime ? fields.end : fields.start;
  throw rejectField(field, 'entryOverlaps', { other: getLabel(sheet, other, startTime) });
}

/** Rejects times that no entry can have, regardless of the person's other entries. */
function checkTimes({ now }: Timesheet, { startTime, endTime }: Times, fields = ownFields): void {
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
function touching<Entry extends Times>(entry: Entry, near: readonly Times[]): Entry {
  const older = near.find((other) => isSameMinute(other.endTime, entry.startTime));
  const newer = near.findLast((other) => isSameMinute(other.startTime, entry.endTime));
  const startTime = older?.endTime ?? entry.startTime;
  const endTime = newer?.startTime ?? entry.endTime;
  return endTime !== null && endTime <= startTime ? entry : { ...entry, startTime, endTime };
}

const isSameMinute = (a: string | null, b: string | null): boolean =>
  a !== null && a.slice(0, 16) === b?.slice(0, 16);

/** The person's entries that may overlap the given ones, newest first. */
async function loadNear(
  { db, employeeId }: Timesheet,
  entries: readonly Times[],
): Promise<EntryRecord[]> {
  if (entries.length === 0) return [];
  const starts = entries.map(({ startTime }) => startTime).toSorted();
  const [start = never] = starts;
  const end =
    entries
      .map(({ endTime }) => endTime ?? never)
      .toSorted()
      .at(-1) ?? start;
  const earlier = await db.query('entries', {
    where: { employeeId, startTime: { below: start } },
    order: { by: 'startTime', direction: 'descending' },
    limit: entries.length + 1, // all but one of them may be the given entries
  });
  // Starts at the earliest of these, since entries without length may share its start.
  return db.query('entries', {
    where: { employeeId, startTime: { from: earlier.at(-1)?.startTime ?? start, below: end } },
    order: { by: 'startTime', direction: 'descending' },
  });
}

/** Newest first, as `loadNear` returns them. */
const byStart = (a: Times, b: Times): number =>
  a.startTime === b.startTime ? (a.id < b.id ? -1 : 1) : a.startTime < b.startTime ? 1 : -1;

/**
 * An entry's label: its name and its times in a locale, with 12 or 24 hours, and with the days when
 * they differ from those of the adjacent entry.
 */
const getLabel =
  (
    { timeZone, user }: Timesheet,
    { description, startTime, endTime }: Other,
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
