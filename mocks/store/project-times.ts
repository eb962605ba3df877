import { countedSeconds } from './seconds.ts';
import type { Collections, Followed, Scope } from './store.ts';

/** The time of all entries of a project, whose id is the record's; a project without any has none. */
export interface ProjectTime {
  id: string;
  /** Of the entries that have ended. */
  seconds: number;
  /** Instants since when the others run, the oldest first. */
  runningSince: string[];
}

/** What counts of an entry. */
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

/** An entry that is there from now on, or is not any more. */
type Change = [entry: Timed, sign: 1 | -1];

/** Whoever writes so many entries in one transaction may be the first to write any. */
const many = 20;

/**
 * Keeps the times of a tenant's projects true, whoever writes its entries: they are changed at the end
 * of the transaction.
 */
export function followEntries<C extends Collections<C> & Stored>(scope: Scope<C>): Followed<C> {
  const changes: Change[] = [];
  /** As this transaction has left them; undefined for what it has removed. */
  const written = new Map<string, Timed | undefined>();
  let counting: Promise<boolean> | undefined;
  let areAllWritten = false;

  async function countAll(): Promise<boolean> {
    const there = [...written.values()].filter((entry) => entry !== undefined);
    return (await scope.count('entries')) === there.length;
  }

  /** Everything is asked for at once, so that writes keep their order. */
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
        // In this collection are such records alone.
        const entry = () => ({ ...record }) as unknown as Timed;
        return name === 'entries' ? write(record.id, entry(), put) : put();
      },
      remove(name, id) {
        const remove = () => scope.remove(name, id);
        return name === 'entries' ? write(id, undefined, remove) : remove();
      },
    },
  };
}

/** Brings the kept times up to date. */
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
      // What has begun comes first, so that it is there to end.
      for (const [entry, sign] of ofIt.toSorted(([, a], [, b]) => b - a)) {
        const { startTime, endTime } = entry;
        if (endTime !== null) time.seconds += sign * countedSeconds(entry, endTime);
        else if (sign === 1) running.push(startTime);
        else running.splice(running.indexOf(startTime), 1);
      }
      running.sort();
      // A time has nothing but what this collection is of.
      await (time.seconds || running[0]
        ? scope.put('projectTimes', time as C['projectTimes'])
        : scope.remove('projectTimes', id));
    }),
  );
}
