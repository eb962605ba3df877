import { isUnanswered } from '../cause.ts';
import { workOf, type Work } from '../work/work.ts';
import { isRunning, type Entry } from './entries.ts';

/** What was done with one entry and is not on the server yet. */
export interface UnsentEntry {
  id: string;
  /** It was begun here: the server does not know it, as far as anybody has heard. */
  isNew: boolean;
  /** It was added with both its times: whatever runs runs on. */
  isPast?: true;
  startTime: string;
  /** Null while it runs. */
  endTime: string | null;
  description: string;
  /** Whether the description is another one than the server has; that of a new one always counts. */
  isDescribed: boolean;
  /** What a new one is booked on; null for no project. */
  work: Work | null;
  /** The version that the person has seen; a new one has none. */
  version?: number | undefined;
  /** Why the server has refused it, in its words; null as long as it has not. */
  refusal: readonly string[] | null;
}

/** What a device keeps of a person's timer in a tenant. */
export interface KeptTimer {
  /** What runs, as it was heard last; undefined where nothing was heard. */
  running?: Entry | null | undefined;
  /** The oldest first. */
  unsent: readonly UnsentEntry[];
}

/** Where the unsent changes of a timer are kept, for all tabs of the device. */
export interface UnsentStore {
  read(): KeptTimer;
  /** Changes what is kept, and tells whoever hears it, in this tab and the others. */
  change(change: (kept: KeptTimer) => KeptTimer): void;
  /** Hears each change, until the answered function is called. */
  onChange(hear: () => void): () => void;
  /** Does this while no other tab does; rejects where the signal ends the waiting for it. */
  alone<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result>;
}

/** What is sent by itself; what was refused waits for the person. */
export const isWaiting = ({ refusal }: UnsentEntry): boolean => refusal === null;

interface Way<Result> {
  send: () => Promise<Result>;
  keep: (store: UnsentStore) => Result;
}

/**
 * Sends a change, or keeps it on the device: where nobody answers, or something else waits already, so
 * that all arrives in the order in which it was done. Rejects with what the server refuses.
 */
export async function sentOrKept<Result>(
  store: UnsentStore | null,
  { send, keep }: Way<Result>,
): Promise<Result> {
  if (store?.read().unsent.some(isWaiting)) return keep(store);
  try {
    return await send();
  } catch (error) {
    if (!store || !isUnanswered(error)) throw error;
    return keep(store);
  }
}

const mapped = (
  unsent: readonly UnsentEntry[],
  id: string,
  change: Partial<UnsentEntry>,
): readonly UnsentEntry[] => unsent.map((each) => (each.id === id ? { ...each, ...change } : each));

/** Begins an entry here; the server ends what runs, once it hears of it. */
export function entryStarted(
  store: UnsentStore,
  begun: Pick<UnsentEntry, 'id' | 'startTime' | 'description' | 'work'>,
): Entry {
  const entry = { ...begun, isNew: true, endTime: null, isDescribed: true, refusal: null };
  store.change(({ unsent, ...kept }) => ({ ...kept, unsent: [...unsent, entry] }));
  return entryOfUnsent(entry);
}

/** Adds a past entry here. */
export function entryAdded(
  store: UnsentStore,
  added: Pick<UnsentEntry, 'id' | 'startTime' | 'endTime' | 'description' | 'work'>,
): Entry {
  const marks = { isNew: true, isPast: true, isDescribed: true, refusal: null } as const;
  const entry = { ...added, ...marks };
  store.change(({ unsent, ...kept }) => ({ ...kept, unsent: [...unsent, entry] }));
  return entryOfUnsent(entry);
}

/** An end is after the start, also where the device's clock is behind the server's. */
const afterStart = (startTime: string, endTime: string): string =>
  endTime > startTime ? endTime : new Date(Date.parse(startTime) + 1000).toISOString();

/** An entry that the server may know is changed: what is unsent of it takes the change in. */
export const changed =
  (entry: Entry, change: { description?: string; endTime?: string }) =>
  ({ unsent, ...kept }: KeptTimer): KeptTimer => {
    const { id, startTime, endTime, description, version } = entry;
    const first = { id, startTime, endTime, description, version, work: workOf(entry) };
    const others = unsent.some((each) => each.id === id)
      ? unsent
      : [...unsent, { ...first, isNew: false, isDescribed: false, refusal: null }];
    const isDescribed = change.description !== undefined && change.description !== description;
    const more = {
      ...change,
      ...(change.endTime !== undefined && { endTime: afterStart(startTime, change.endTime) }),
      ...(isDescribed && { isDescribed }),
      refusal: null,
    };
    return { ...kept, unsent: mapped(others, id, more) };
  };

/**
 * One was sent. What was done with it meanwhile, in whichever tab, is still to be sent, as a change of
 * an entry that the server knows.
 */
export const sent =
  (was: UnsentEntry) =>
  ({ unsent, running }: KeptTimer): KeptTimer => {
    const isDone = (now: UnsentEntry) =>
      now.endTime === was.endTime && now.description === was.description;
    const rest = unsent.flatMap((now) => {
      if (now.id !== was.id) return [now];
      if (isDone(now)) return [];
      const isDescribed = now.description !== was.description;
      return [{ ...now, isNew: false, isDescribed, version: undefined, refusal: null }];
    });
    return { running: was.isPast ? running : runningAfter(running ?? null, [was]), unsent: rest };
  };

/** The server has refused one, in these words. */
export const refused =
  (id: string, refusal: readonly string[]) =>
  ({ unsent, ...kept }: KeptTimer): KeptTimer => ({
    ...kept,
    unsent: mapped(unsent, id, { refusal }),
  });

/**
 * A refused one is to be sent once more, at other times where they are given: what somebody else has
 * changed meanwhile is written over, since the person has heard of it.
 */
export const mended =
  (id: string, times: { startTime?: string; endTime?: string | null } = {}) =>
  ({ unsent, ...kept }: KeptTimer): KeptTimer => ({
    ...kept,
    unsent: mapped(unsent, id, { ...times, version: undefined, refusal: null }),
  });

/** One is given up. */
export const dropped =
  (id: string) =>
  ({ unsent, ...kept }: KeptTimer): KeptTimer => ({
    ...kept,
    unsent: unsent.filter((each) => each.id !== id),
  });

/** From the server: what runs, whichever is unsent. */
export const heard =
  (running: Entry | null) =>
  (kept: KeptTimer): KeptTimer => ({ ...kept, running });

const seconds = (startTime: string, endTime: string | null) =>
  endTime === null ? 0 : Math.round((Date.parse(endTime) - Date.parse(startTime)) / 1000);

/** An entry that nobody but this device knows, as the server would answer it. */
function entryOfUnsent(unsent: UnsentEntry): Entry {
  const { id, startTime, endTime, description, work } = unsent;
  return {
    id,
    startTime,
    endTime,
    description,
    employeeId: '',
    employeeName: '',
    projectId: work?.projectId ?? null,
    projectDisplayString: work?.projectDisplayString ?? '',
    taskId: work?.taskId ?? null,
    taskDisplayString: work?.taskDisplayString ?? '',
    taskDescription: '',
    totalTimeInSeconds: seconds(startTime, endTime),
    startTimeFormatted: '',
    endTimeFormatted: '',
    totalTimeFormatted: '',
    entryAtWork: false,
    isMember: true,
    upFillApplicable: false,
    downFillApplicable: false,
  };
}

const endedAt = (entry: Entry, endTime: string): Entry => {
  const end = endTime < entry.startTime ? entry.startTime : endTime;
  return { ...entry, endTime: end, totalTimeInSeconds: seconds(entry.startTime, end) };
};

/**
 * The entries that are others, or are new, once what is unsent is done to known ones. What begins ends
 * what ran until then, as the server does it.
 */
export function unsentOver(
  known: readonly Entry[],
  unsent: readonly UnsentEntry[],
): readonly Entry[] {
  const all = new Map(known.map((entry) => [entry.id, entry]));
  const touched = new Set<string>();
  const put = (entry: Entry) => {
    all.set(entry.id, entry);
    touched.add(entry.id);
  };
  for (const each of unsent.filter(isWaiting)) {
    const before = all.get(each.id) ?? (each.isNew ? entryOfUnsent(each) : undefined);
    if (!before) continue;
    const others = [...all.values()].filter((entry) => entry.id !== each.id && isRunning(entry));
    if (each.isNew && !each.isPast) for (const other of others) put(endedAt(other, each.startTime));
    const described = { ...before, description: each.description };
    put(each.endTime === null ? described : endedAt(described, each.endTime));
  }
  return [...all.values()].filter(({ id }) => touched.has(id));
}

/** What runs once what is unsent is done. */
export function runningAfter(running: Entry | null, unsent: readonly UnsentEntry[]): Entry | null {
  const over = unsentOver(running ? [running] : [], unsent);
  const isEnded = over.some(({ id, endTime }) => id === running?.id && endTime !== null);
  return over.findLast(isRunning) ?? (isEnded ? null : running);
}

/** What runs as far as the device knows; undefined where it was never heard. */
export function believedRunning({ running, unsent }: KeptTimer): Entry | null | undefined {
  const isBegun = unsent.some((each) => each.isNew && !each.isPast && isWaiting(each));
  return running === undefined && !isBegun ? undefined : runningAfter(running ?? null, unsent);
}
