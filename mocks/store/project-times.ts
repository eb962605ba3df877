import { secondsBetween } from './seconds.ts';
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

interface Kept {
  entries: Timed;
  projectTimes: ProjectTime;
}

/** What a transaction changes in the time of a project. */
interface Change {
  seconds: number;
  started: string[];
  ended: string[];
}

/**
 * Keeps the times of a tenant's projects true, whoever writes its entries: they are changed at the
 * end of a transaction, and before they are read in it.
 */
export function followEntries<C extends Collections<C> & Kept>(scope: Scope<C>): Followed<C> {
  const entries = entriesOf(scope);
  const read = async (name: keyof C & string) => {
    if (name === 'projectTimes') await settle(scope, entries.changes);
  };
  return {
    finish: () => settle(scope, entries.changes),
    scope: {
      async get(name, id) {
        await read(name);
        return scope.get(name, id);
      },
      async query(name, query) {
        await read(name);
        return scope.query(name, query);
      },
      async count(name, where) {
        await read(name);
        return scope.count(name, where);
      },
      async view(name, view) {
        await read(name);
        return scope.view(name, view);
      },
      put(name, record) {
        const put = () => scope.put(name, record);
        return name === 'entries' ? entries.write(record.id, timed(record), put) : put();
      },
      remove(name, id) {
        const remove = () => scope.remove(name, id);
        return name === 'entries' ? entries.write(id, undefined, remove) : remove();
      },
    },
  };
}

/** The entries of a tenant in a transaction, and what they change. */
function entriesOf<C extends Collections<C> & Kept>(scope: Scope<C>) {
  const changes = new Map<string, Change>();
  /** As this transaction has left them; undefined for what it has removed. */
  const written = new Map<string, Timed | undefined>();
  let counting: Promise<number> | undefined;
  let areAllWritten = false;

  const before = (id: string) =>
    areAllWritten || written.has(id) ? written.get(id) : scope.get('entries', id);

  /** Everything is asked for at once, so that writes keep their order. */
  async function write(id: string, after: Timed | undefined, act: () => Promise<void>) {
    counting ??= scope.count('entries');
    const asked = before(id);
    written.set(id, after);
    const [was, , total] = await Promise.all([asked, act(), counting]);
    areAllWritten = total === 0;
    tell(changes, was, -1);
    tell(changes, after, 1);
  }

  return { changes, write };
}

const timed = (entry: object): Timed => {
  const { id, projectId, startTime, endTime } = entry as Timed;
  return { id, projectId, startTime, endTime };
};

/** Counts an entry in, or out. */
function tell(changes: Map<string, Change>, entry: Timed | undefined, sign: 1 | -1): void {
  if (!entry || entry.projectId === null) return;
  const change = changes.get(entry.projectId) ?? { seconds: 0, started: [], ended: [] };
  changes.set(entry.projectId, change);
  const { startTime, endTime } = entry;
  if (endTime !== null) change.seconds += sign * secondsBetween(startTime, endTime);
  else (sign === 1 ? change.started : change.ended).push(startTime);
}

/** Brings the kept times up to date. */
async function settle<C extends Collections<C> & Kept>(
  scope: Scope<C>,
  changes: Map<string, Change>,
): Promise<void> {
  const all = [...changes];
  changes.clear();
  await Promise.all(
    all.map(async ([id, { seconds, started, ended }]) => {
      const kept: ProjectTime | undefined = await scope.get('projectTimes', id);
      const running = [...(kept?.runningSince ?? []), ...started].toSorted();
      for (const start of ended) running.splice(running.indexOf(start), 1);
      const time = { id, seconds: (kept?.seconds ?? 0) + seconds, runningSince: running };
      const isNone = time.seconds === 0 && running.length === 0;
      // A time has nothing but what this collection is of.
      await (isNone
        ? scope.remove('projectTimes', id)
        : scope.put('projectTimes', time as C['projectTimes']));
    }),
  );
}
