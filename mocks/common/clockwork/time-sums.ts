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

type SummedField = 'employeeId' | 'projectId' | 'taskId';

/** The time in a period, in seconds, by the values of a field; and what counts nothing yet. */
interface TimeSums {
  /** Of all with an entry that counts. */
  seconds: ReadonlyMap<string, number>;
  /** Of all entries, also of those without a value. */
  total: number;
  /** The entries that need an end. */
  needingEnd: EntryRecord[];
}

/**
 * Sums the parts of entries within a period by their employees, projects or tasks. The store adds up the
 * ended entries; only those that run or cross a border of the period are read.
 */
export async function sumTime(by: SummedField, summing: Summing): Promise<TimeSums> {
  const [groups, { parts, needingEnd }] = await Promise.all([
    sumEnded(by, summing),
    readParts(summing),
  ]);
  const counted = [...groups.map(({ sum }) => sum), ...parts.map(({ seconds }) => seconds)];
  return {
    seconds: addUp(by, groups, parts),
    total: counted.reduce((sum, seconds) => sum + seconds, 0),
    needingEnd,
  };
}

/**
 * The same for each of some lists of projects, with the employees who have time in them. Entries
 * that run or cross a border are read once.
 */
export async function sumEmployeesOfEach(
  projectIds: readonly (readonly string[])[],
  summing: Summing,
): Promise<ReadonlyMap<string, number>[]> {
  const { parts } = await readParts(summing);
  return Promise.all(
    projectIds.map(async (ids) => {
      const listed = new Set<string | null>(ids);
      const where = { ...summing.where, projectId: ids };
      return addUp(
        'employeeId',
        await sumEnded('employeeId', { ...summing, where }),
        parts.filter(({ entry }) => listed.has(entry.projectId)),
      );
    }),
  );
}

/** What an entry adds to the sums of the store. */
interface Part {
  entry: EntryRecord;
  seconds: number;
}

const sumEnded = (by: SummedField, { db, span, where }: Summing) =>
  db.groups('entries', {
    where: { ...where, startTime: span ?? {}, endTime: {} },
    by,
    sum: 'seconds',
  });

/** The entries that the sums of the store do not contain, or not as they count in the period. */
async function readParts(summing: Summing): Promise<{ parts: Part[]; needingEnd: EntryRecord[] }> {
  const { db, now, span, where } = summing;
  const [crossing, running] = await Promise.all([
    span ? readCrossing(summing, span) : [],
    db.query('entries', { where: { ...where, endTime: null, startTime: { below: span?.below } } }),
  ]);
  const isStale = await createStaleCheck({ db, now }, running);
  const isIncluded = ({ startTime }: EntryRecord) =>
    !span || startTime >= span.from || now > span.from;
  return {
    parts: [
      ...crossing.map((entry) => ({
        entry,
        seconds: countWithin(entry, summing) - countInSum(entry, span),
      })),
      ...running
        .filter((entry) => !isStale(entry))
        .map((entry) => ({ entry, seconds: countWithin(entry, summing) })),
    ],
    needingEnd: running.filter((entry) => isStale(entry) && isIncluded(entry)),
  };
}

function addUp(
  by: SummedField,
  groups: Awaited<ReturnType<typeof sumEnded>>,
  parts: readonly Part[],
): Map<string, number> {
  const seconds = new Map<string, number>();
  const add = (key: string | null, more: number) => {
    if (key !== null) seconds.set(key, (seconds.get(key) ?? 0) + more);
  };
  for (const { value, sum } of groups) add(value, sum);
  for (const { entry, seconds: more } of parts) add(entry[by], more);
  return seconds;
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
