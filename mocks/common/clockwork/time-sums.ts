import type { Scope, Where } from '../../store/store.ts';
import type { EntryRecord, World } from '../../store/world.ts';
import { addLongest } from './entries-into.ts';
import { clipEntry, type Span } from './parts.ts';
import { createStaleCheck } from './stale-check.ts';
import { sumSeconds } from './time.ts';

interface Summing {
  db: Scope<World>;
  /** ISO timestamp. */
  now: string;
  /** The period; null for all times. */
  span: Span | null;
  /** Restricts the entries. */
  where?: Where<EntryRecord>;
}

/** The time in a period, in seconds, by the values of a field; and what counts nothing yet. */
interface TimeSums {
  /** Of all with an entry that counts. */
  seconds: ReadonlyMap<string, number>;
  /** The entries that need an end. */
  needingEnd: EntryRecord[];
}

/**
 * Sums the parts of entries within a period by their employees or projects. The store adds up the
 * ended entries; only those that run or cross a border of the period are read.
 */
export async function sumTime(by: 'employeeId' | 'projectId', summing: Summing): Promise<TimeSums> {
  const { db, now, span, where } = summing;
  const ended = { ...where, startTime: span ?? {}, endTime: {} };
  const [groups, crossing, running] = await Promise.all([
    db.groups('entries', { where: ended, by, sum: 'seconds' }),
    span ? readCrossing(summing, span) : [],
    db.query('entries', { where: { ...where, endTime: null, startTime: { below: span?.below } } }),
  ]);
  const isStale = await createStaleCheck({ db, now }, running);
  const seconds = new Map<string, number>();
  const add = (key: string | null, more: number) => {
    if (key !== null) seconds.set(key, (seconds.get(key) ?? 0) + more);
  };
  for (const { value, sum } of groups) add(value, sum);
  for (const entry of crossing) {
    add(entry[by], countWithin(entry, summing) - countInSum(entry, span));
  }
  for (const entry of running) if (!isStale(entry)) add(entry[by], countWithin(entry, summing));
  const needingEnd = running.filter(
    (entry) => isStale(entry) && (!span || entry.startTime >= span.from || now > span.from),
  );
  return { seconds, needingEnd };
}

/** The seconds that a sum of the entries that start in a period contains. */
const countInSum = ({ startTime, seconds = 0 }: EntryRecord, span: Span | null): number =>
  span && startTime < span.from ? 0 : seconds;

const countWithin = (entry: EntryRecord, { span, now }: Summing): number =>
  sumSeconds({ now }, span ? clipEntry(entry, span, now) : [entry]);

/** The ended entries of which a part is outside of the period. */
async function readCrossing({ db, where }: Summing, { from, below }: Span) {
  const latest = (first: string, second: string) => (first > second ? first : second);
  const [before, after] = await Promise.all([
    db.query('entries', {
      where: {
        ...where,
        startTime: { from: addLongest(from, -1), below: from },
        endTime: { from, below: addLongest(from, 1) },
      },
    }),
    db.query('entries', {
      where: {
        ...where,
        startTime: { from: latest(addLongest(below, -1), from), below },
        endTime: { from: below, below: addLongest(below, 1) },
      },
    }),
  ]);
  return [...before.filter(({ endTime }) => endTime !== from), ...after];
}
