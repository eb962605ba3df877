/** Changes to a person's timer in a tenant as stored on the device. */
import { keyOfWork, toWork, type Work } from '../../work/work.ts';
import type { Entry } from '../entry/entries.ts';
import type { PersistedTimer, UnsentEntry, UnsentStore } from './unsent.ts';
import { entryOfUnsent, runningAfter } from './unsent-over.ts';

const mapped = (
  unsent: readonly UnsentEntry[],
  id: string,
  change: Partial<UnsentEntry>,
): readonly UnsentEntry[] => unsent.map((each) => (each.id === id ? { ...each, ...change } : each));

/** Starts an entry on the device; the server ends the running one once it receives the start. */
export function entryStarted(
  store: UnsentStore,
  started: Pick<UnsentEntry, 'id' | 'startTime' | 'description' | 'work'>,
): Entry {
  const entry = { ...started, isNew: true, endTime: null, isDescribed: true, rejection: null };
  store.change(({ unsent, ...timer }) => ({ ...timer, unsent: [...unsent, entry] }));
  return entryOfUnsent(entry);
}

/** Adds a past entry on the device. */
export function entryAdded(
  store: UnsentStore,
  added: Pick<UnsentEntry, 'id' | 'startTime' | 'endTime' | 'description' | 'work'>,
): Entry {
  const marks = { isNew: true, isPast: true, isDescribed: true, rejection: null } as const;
  const entry = { ...added, ...marks };
  store.change(({ unsent, ...timer }) => ({ ...timer, unsent: [...unsent, entry] }));
  return entryOfUnsent(entry);
}

/** An end must be after the start, even if the device clock is behind the server's. */
const afterStart = (startTime: string, endTime: string): string =>
  endTime > startTime ? endTime : new Date(Date.parse(startTime) + 1000).toISOString();

/** A change of an entry: omitted fields stay as they are. */
export interface UnsentChange {
  description?: string;
  /** Another start; a running entry goes on, or ends at the given end. */
  startTime?: string;
  endTime?: string;
  work?: Work | null;
  /** The person corrected its times. */
  isTimed?: true;
  isBreak?: true;
}

/** Merges a change of an entry that the server may know into its unsent changes. */
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
 * Removes a sent change. Anything done to the entry in the meantime, in any tab, remains to be
 * sent, as a change of an entry that the server knows.
 */
export const sent =
  (was: UnsentEntry) =>
  ({ unsent, running }: PersistedTimer): PersistedTimer => {
    const rest = unsent.flatMap((now) => (now.id === was.id ? unsentSince(was, now) : [now]));
    return { running: was.isPast ? running : runningAfter(running ?? null, [was]), unsent: rest };
  };

/** The part of an entry left to send after an earlier version was sent. */
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

/** Marks a change as rejected, with the server's messages. */
export const markRejected =
  (id: string, rejection: readonly string[]) =>
  ({ unsent, ...timer }: PersistedTimer): PersistedTimer => ({
    ...timer,
    unsent: mapped(unsent, id, { rejection }),
  });

/**
 * Queues a rejected change again, with other times if given: it overwrites changes by someone else,
 * since the person has been notified of them.
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

/** Discards one change. */
export const dropped =
  (id: string) =>
  ({ unsent, ...timer }: PersistedTimer): PersistedTimer => ({
    ...timer,
    unsent: unsent.filter((each) => each.id !== id),
  });

/** Stores the running entry from the server, without unsent changes. */
export const withRunning =
  (running: Entry | null) =>
  (timer: PersistedTimer): PersistedTimer => ({ ...timer, running });
