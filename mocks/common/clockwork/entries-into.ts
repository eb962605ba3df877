import type { EntryRecord } from '../../store/world.ts';
import { longest, type Span } from './parts.ts';
import type { Timesheet } from './timesheet.ts';
import { newestFirst } from './view.ts';

/** The entries of people, or of all, that overlap a span of time, uncut, newest first. */
export async function readEntriesInto(
  { db, now }: Pick<Timesheet, 'db' | 'now'>,
  employeeIds: readonly string[] | null,
  { from, below }: Span,
): Promise<EntryRecord[]> {
  if (employeeIds?.length === 0) return [];
  const [only] = employeeIds ?? [];
  // A single value is found by an index.
  const employeeId = employeeIds?.length === 1 ? only : (employeeIds ?? undefined);
  const before = { below: from };
  const [inside, continued, running] = await Promise.all([
    db.query('entries', { where: { employeeId, startTime: { from, below } } }),
    db.query('entries', {
      where: {
        employeeId,
        startTime: { ...before, from: addLongest(from, -1) },
        endTime: { from, below: addLongest(from, 1) },
      },
    }),
    now > from
      ? db.query('entries', { where: { employeeId, startTime: before, endTime: null } })
      : [],
  ]);
  const ended = continued.filter(({ endTime }) => endTime !== from);
  return newestFirst([...inside, ...ended, ...running]);
}

/** A timestamp moved by the maximum length of an entry, and a minute by which it is rounded. */
export const addLongest = (timestamp: string, sign: 1 | -1): string =>
  new Date(Date.parse(timestamp) + sign * (longest * 86_400_000 + 60_000)).toISOString();
