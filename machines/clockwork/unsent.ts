import { isOutage } from '../cause.ts';
import type { Work } from '../work/work.ts';
import type { Entry } from './entries.ts';

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
  /** What it is booked on; null for no project. That of one the server has counts if it `isBooked`. */
  work: Work | null;
  /** It is booked on other work than the server has. */
  isBooked?: true;
  /** Its times were changed, not only its end told. */
  isTimed?: true;
  /** It had ended before: its end is told only together with other times. */
  hadEnded?: true;
  /** It was ended for a break, to be continued afterwards. */
  isBreak?: true;
  /** The version that the person has seen; a new one has none. */
  version?: number | undefined;
  /** Why the server has refused it, in its words; null as long as it has not. */
  rejection: readonly string[] | null;
}

/** What a device keeps of a person's timer in a tenant. */
export interface PersistedTimer {
  /** What runs, as it was heard last; undefined where nothing was heard. */
  running?: Entry | null | undefined;
  /** The oldest first. */
  unsent: readonly UnsentEntry[];
}

/** Where the unsent changes of a timer are kept, for all tabs of the device. */
export interface UnsentStore {
  read(): PersistedTimer;
  /** Changes what is kept, and tells whoever hears it, in this tab and the others. */
  change(change: (timer: PersistedTimer) => PersistedTimer): void;
  /** Hears each change, until the answered function is called. */
  onChange(listener: () => void): () => void;
  /** Does this while no other tab does; rejects where the signal ends the waiting for it. */
  runExclusively<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result>;
}

/** What is sent by itself; what was refused waits for the person. */
export const isWaiting = ({ rejection }: UnsentEntry): boolean => rejection === null;

interface Way<Result> {
  send: () => Promise<Result>;
  queue: (store: UnsentStore) => Result;
}

/**
 * Sends a change, or stores it on the device: in an outage, or where something else waits already, so
 * that all arrives in the order in which it was done. Rejects with what the server refuses.
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
