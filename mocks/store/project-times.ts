import { countedSeconds } from './seconds.ts';
import type { Collections, Followed, Scope } from './store.ts';

/**
 * The time of all entries of a project, whose id is the record's; a project without entries has no
 * record.
 */
export interface ProjectTime {
  id: string;
  /** Of the entries that have ended, in seconds. */
  seconds: number;
  /** Start timestamps of the running entries, the oldest first. */
  runningSince: string[];
}

/** The fields of an entry that count. */
interface Timed {
  id: string;
  projectId: string | null;
  startTime: string;
  endTime: string | null;
}

interface Stored {
  entries: Timed;
  projectTimes: ProjectTime;
}

/** An entry that was added or removed. */
type Change = [entry: Timed, sign: 1 | -1];

/**
 * From this many entries in one transaction on, it checks whether they are the first of the tenant.
 */
const many = 20;

/** Updates the times of a tenant's projects at the end of each transaction that writes entries. */
export function followEntries<C extends Collections<C> & Stored>(scope: Scope<C>): Followed<C> {
  const changes: Change[] = [];
  /** The entries as this transaction has left them; undefined for removed ones. */
  const written = new Map<string, Timed | undefined>();
  let counting: Promise<boolean> | undefined;
  let areAllWritten = false;

  async function countAll(): Promise<boolean> {
    const there = [...written.values()].filter((entry) => entry !== undefined);
    return (await scope.count('entries')) === there.length;
  }

  /** Sends all requests at once, so that writes keep their order. */
  async function write(id: string, after: Timed | undefined, act: () => Promise<void>) {
    if (written.size >= many) counting ??= countAll();
    const isKnown = areAllWritten || written.has(id);
    const requested = isKnown ? written.get(id) : scope.get('entries', id);
    written.set(id, after);
    const [before, , hasCounted] = await Promise.all([requested, act(), counting]);
    areAllWritten = hasCounted === true;
    if (before) changes.push([before, -1]);
    if (after) changes.push([after, 1]);
  }

  return {
    finish: () => settle(scope, changes),
    scope: {
      ...scope,
      put(name, record) {
        const put = () => scope.put(name, record);
        // This collection contains only such records.
        const entry = () => ({ ...record }) as unknown as Timed;
        return name === 'entries' ? write(record.id, entry(), put) : put();
      },
      remove(name, id) {
        const remove = () => scope.remove(name, id);
        return name === 'entries' ? write(id, undefined, remove) : remove();
      },
      take: async (name, id) => {
        const take = () => scope.take(name, id);
        if (name !== 'entries') return take();
        const found = await scope.get(name, id);
        await write(id, undefined, () => scope.remove(name, id));
        return found;
      },
    },
  };
}

/** Updates the stored times. */
async function settle<C extends Collections<C> & Stored>(
  scope: Scope<C>,
  changes: readonly Change[],
): Promise<void> {
  const byProject = Map.groupBy(changes, ([{ projectId }]) => projectId);
  await Promise.all(
    Array.from(byProject, async ([id, ofIt]) => {
      if (id === null) return;
      const stored: ProjectTime | undefined = await scope.get('projectTimes', id);
      const time = stored ?? { id, seconds: 0, runningSince: [] };
      const running = time.runningSince;
      // Starts come first, so that there is a running entry to end.
      for (const [entry, sign] of ofIt.toSorted(([, a], [, b]) => b - a)) {
        const { startTime, endTime } = entry;
        if (endTime !== null) time.seconds += sign * countedSeconds(entry, endTime);
        else if (sign === 1) running.push(startTime);
        else running.splice(running.indexOf(startTime), 1);
      }
      running.sort();
      // The record has only the properties of this collection.
      await (time.seconds || running[0]
        ? scope.put('projectTimes', time as C['projectTimes'])
        : scope.remove('projectTimes', id));
    }),
  );
}
