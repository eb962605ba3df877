import { isOutage } from '../../cause.ts';
import type { Work } from '../../work/work.ts';
import type { Entry } from '../entry/entries.ts';

/** The changes of one entry that are not on the server yet. */
export interface UnsentEntry {
  id: string;
  /** It was started on the device: as far as anyone knows, the server does not have it. */
  isNew: boolean;
  /** It was added with both times: a running entry goes on. */
  isPast?: true;
  startTime: string;
  /** Null while it runs. */
  endTime: string | null;
  description: string;
  /** Whether the description differs from the server's; that of a new entry always counts. */
  isDescribed: boolean;
  /**
   * The work that it is booked on; null for no project. For an entry that the server has, it counts
   * only if `isBooked`.
   */
  work: Work | null;
  /** It is booked on other work than on the server. */
  isBooked?: true;
  /** Its times were changed, not just its end set. */
  isTimed?: true;
  /** It had ended before: its end is sent only together with other times. */
  hadEnded?: true;
  /** It was ended for a break, to be continued afterwards. */
  isBreak?: true;
  /** The version that the person has seen; a new entry has none. */
  version?: number | undefined;
  /** The server's error messages if it was rejected; null otherwise. */
  rejection: readonly string[] | null;
}

/** A person's timer in a tenant, as stored on the device. */
export interface PersistedTimer {
  /** The running entry as last received; undefined if none was received. */
  running?: Entry | null | undefined;
  /** Oldest first. */
  unsent: readonly UnsentEntry[];
}

/** Store for the unsent changes of a timer, shared by all tabs of the device. */
export interface UnsentStore {
  read(): PersistedTimer;
  /** Changes the stored data, and notifies listeners in this tab and the others. */
  change(change: (timer: PersistedTimer) => PersistedTimer): void;
  /** Calls the listener on each change, until the returned function is called. */
  onChange(listener: () => void): () => void;
  /** Runs the work while no other tab does; rejects if the signal aborts the wait. */
  runExclusively<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result>;
}

/** Whether a change is sent automatically; a rejected one waits for the person. */
export const isWaiting = ({ rejection }: UnsentEntry): boolean => rejection === null;

interface Way<Result> {
  send: () => Promise<Result>;
  queue: (store: UnsentStore) => Result;
}

/**
 * Sends a change, or stores it on the device: in an outage, or if another change is already
 * pending, so that all arrive in order. Rejects with the server's rejection.
 */
export async function sendOrQueue<Result>(
  store: UnsentStore | null,
  { send, queue }: Way<Result>,
): Promise<Result> {
  if (store?.read().unsent.some(isWaiting)) return queue(store);
  try {
    return await send();
  } catch (error) {
    if (!store || !isOutage(error)) throw error;
    return queue(store);
  }
}
