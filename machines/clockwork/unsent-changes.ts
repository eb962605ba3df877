/** Changes of what a device keeps of a person's timer in a tenant. */
import { keyOfWork, toWork, type Work } from '../work/work.ts';
import type { Entry } from './entries.ts';
import type { PersistedTimer, UnsentEntry, UnsentStore } from './unsent.ts';
import { entryOfUnsent, runningAfter } from './unsent-over.ts';

const mapped = (
  unsent: readonly UnsentEntry[],
  id: string,
  change: Partial<UnsentEntry>,
): readonly UnsentEntry[] => unsent.map((each) => (each.id === id ? { ...each, ...change } : each));

/** Begins an entry here; the server ends what runs, once it hears of it. */
export function entryStarted(
  store: UnsentStore,
  started: Pick<UnsentEntry, 'id' | 'startTime' | 'description' | 'work'>,
): Entry {
  const entry = { ...started, isNew: true, endTime: null, isDescribed: true, rejection: null };
  store.change(({ unsent, ...timer }) => ({ ...timer, unsent: [...unsent, entry] }));
  return entryOfUnsent(entry);
}

/** Adds a past entry here. */
export function entryAdded(
  store: UnsentStore,
  added: Pick<UnsentEntry, 'id' | 'startTime' | 'endTime' | 'description' | 'work'>,
): Entry {
  const marks = { isNew: true, isPast: true, isDescribed: true, rejection: null } as const;
  const entry = { ...added, ...marks };
  store.change(({ unsent, ...timer }) => ({ ...timer, unsent: [...unsent, entry] }));
  return entryOfUnsent(entry);
}

/** An end is after the start, also where the device's clock is behind the server's. */
const afterStart = (startTime: string, endTime: string): string =>
  endTime > startTime ? endTime : new Date(Date.parse(startTime) + 1000).toISOString();

/** What was done with an entry: what is left out stays as it is. */
export interface UnsentChange {
  description?: string;
  /** Another start; what runs goes on, or ends by the end that comes with it. */
  startTime?: string;
  endTime?: string;
  work?: Work | null;
  /** Its times were put right, by hand. */
  isTimed?: true;
  isBreak?: true;
}

/** An entry that the server may know is changed: what is unsent of it takes the change in. */
export const changed =
  (entry: Entry, { description, endTime, ...change }: UnsentChange) =>
  ({ unsent, ...timer }: PersistedTimer): PersistedTimer => {
    const { id, version } = entry;
    const { startTime = entry.startTime } = change;
    const first = {
      id,
      version,
      startTime,
      endTime: entry.endTime,
      description: entry.description,
      work: toWork(entry),
      ...(entry.endTime !== null && { hadEnded: true as const }),
    };
    const others = unsent.some((each) => each.id === id)
      ? unsent
      : [...unsent, { ...first, isNew: false, isDescribed: false, rejection: null }];
    const isDescribed = description !== undefined && description !== entry.description;
    const more = {
      ...change,
      ...(description !== undefined && { description }),
      ...(endTime !== undefined && { endTime: afterStart(startTime, endTime) }),
      ...(isDescribed && { isDescribed }),
      ...(change.work !== undefined && { isBooked: true as const }),
      rejection: null,
    };
    return { ...timer, unsent: mapped(others, id, more) };
  };

/**
 * One was sent. What was done with it meanwhile, in whichever tab, is still to be sent, as a change of
 * an entry that the server knows.
 */
export const sent =
  (was: UnsentEntry) =>
  ({ unsent, running }: PersistedTimer): PersistedTimer => {
    const rest = unsent.flatMap((now) => (now.id === was.id ? unsentSince(was, now) : [now]));
    return { running: was.isPast ? running : runningAfter(running ?? null, [was]), unsent: rest };
  };

/** What of an entry is left to send once it was sent as it was before. */
function unsentSince(was: UnsentEntry, now: UnsentEntry): readonly UnsentEntry[] {
  const isDescribed = now.description !== was.description;
  const isBooked = keyOfWork(now.work) !== keyOfWork(was.work);
  const isEnded = now.endTime !== was.endTime;
  const isTimed = now.startTime !== was.startTime || (isEnded && was.endTime !== null);
  const isBreak = now.isBreak && !was.isBreak;
  if (!isDescribed && !isBooked && !isEnded && !isTimed && !isBreak) return [];
  const { isNew: _, isBooked: _b, isTimed: _t, isBreak: _k, ...entry } = now;
  return [
    {
      ...entry,
      isNew: false,
      isDescribed,
      ...(isBooked && { isBooked }),
      ...(isTimed && { isTimed }),
      ...(isBreak && { isBreak }),
      ...(was.endTime !== null && { hadEnded: true as const }),
      version: undefined,
      rejection: null,
    },
  ];
}

/** The server has refused one, in these words. */
export const markRejected =
  (id: string, rejection: readonly string[]) =>
  ({ unsent, ...timer }: PersistedTimer): PersistedTimer => ({
    ...timer,
    unsent: mapped(unsent, id, { rejection }),
  });

/**
 * A refused one is to be sent once more, at other times where they are given: what somebody else has
 * changed meanwhile is written over, since the person has heard of it.
 */
export const withFixedChange =
  (id: string, times: { startTime?: string; endTime?: string | null } = {}) =>
  ({ unsent, ...timer }: PersistedTimer): PersistedTimer => ({
    ...timer,
    unsent: mapped(unsent, id, {
      ...times,
      ...(times.startTime !== undefined && { isTimed: true as const }),
      version: undefined,
      rejection: null,
    }),
  });

/** One is given up. */
export const dropped =
  (id: string) =>
  ({ unsent, ...timer }: PersistedTimer): PersistedTimer => ({
    ...timer,
    unsent: unsent.filter((each) => each.id !== id),
  });

/** From the server: what runs, whichever is unsent. */
export const withRunning =
  (running: Entry | null) =>
  (timer: PersistedTimer): PersistedTimer => ({ ...timer, running });
