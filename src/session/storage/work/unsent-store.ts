import * as v from 'valibot';
import type { PersistedTimer, UnsentStore } from '#machines/clockwork/outbox/unsent.ts';
import { createOwnerStorage, ownerIn, type TenantOwner } from '../owner-storage.ts';
import { workSchema } from './work-schema.ts';

const key = 'atrium.device.timer';

const text = v.string();
const textOrNull = v.nullable(v.string());

const entrySchema = v.object({
  id: text,
  startTime: text,
  endTime: textOrNull,
  description: text,
  employeeId: text,
  employeeName: text,
  projectId: textOrNull,
  projectDisplayString: text,
  taskId: textOrNull,
  taskDisplayString: text,
  taskDescription: text,
  totalTimeInSeconds: v.number(),
  startTimeFormatted: text,
  endTimeFormatted: text,
  totalTimeFormatted: text,
  entryAtWork: v.boolean(),
  isMember: v.boolean(),
  upFillApplicable: v.boolean(),
  downFillApplicable: v.boolean(),
  version: v.exactOptional(v.number()),
});

const unsentEntry = v.object({
  id: text,
  isNew: v.boolean(),
  isPast: v.exactOptional(v.literal(true)),
  startTime: text,
  endTime: textOrNull,
  description: text,
  isDescribed: v.boolean(),
  work: v.nullable(workSchema),
  isBooked: v.exactOptional(v.literal(true)),
  isTimed: v.exactOptional(v.literal(true)),
  hadEnded: v.exactOptional(v.literal(true)),
  isBreak: v.exactOptional(v.literal(true)),
  version: v.exactOptional(v.number()),
  // Entries that an earlier version stored have no such property: they are sent again.
  rejection: v.fallback(v.nullable(v.array(text)), null),
});

const timerSchema = v.object({
  running: v.exactOptional(v.nullable(entrySchema)),
  unsent: v.array(unsentEntry),
});

/** The stored timer per owner; it outlives a session. */
const persisted = createOwnerStorage<PersistedTimer>(key, timerSchema);

const nothing: PersistedTimer = { unsent: [] };

/** Serializes a timer independently of the order of its fields. */
const formatTimer = (timer: PersistedTimer | undefined) =>
  JSON.stringify(v.safeParse(timerSchema, timer).output);

const unsentText = ({ unsent }: PersistedTimer) => JSON.stringify(unsent);

/**
 * Stores the timer's unsent changes for a user in a tenant. Without locks, two tabs may send the
 * same change; the server recognizes each entry by its id. If the device cannot store a change, it
 * is held in memory until the page is closed.
 */
export function openUnsentStore(owner: TenantOwner, locks: LockManager | undefined): UnsentStore {
  const name = ownerIn(owner);
  const here = new Set<() => void>();
  let unkept: PersistedTimer | null = null;
  const read = () => unkept ?? persisted.of(name) ?? nothing;
  return {
    read,

    change: (change) => {
      const before = read();
      const next = change(before);
      persisted.persist(name, next);
      unkept = formatTimer(persisted.of(name)) === formatTimer(next) ? null : next;
      if (unsentText(next) === unsentText(before)) return;
      for (const listener of here) listener();
    },

    onChange: (listener) => {
      here.add(listener);
      const stop = onUnsentInOtherTab(owner, listener);
      return () => {
        here.delete(listener);
        stop();
      };
    },

    runExclusively: (signal, work) => {
      const untilAborted = () => Promise.race([work(), whenAborted(signal)]);
      return locks ? locks.request(`${key}.${name}`, { signal }, untilAborted) : untilAborted();
    },
  };
}

/** Rejects when the signal aborts, which releases the lock for the next tab. */
const whenAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('It was left.')));
  });

/**
 * Notifies when another tab of the user has stored or sent a change; returns a function that
 * unsubscribes.
 */
export function onUnsentInOtherTab(owner: TenantOwner, listener: () => void): () => void {
  const name = ownerIn(owner);
  let last = unsentText(persisted.of(name) ?? nothing);
  const listen = ({ key: changed }: StorageEvent) => {
    if (changed !== null && changed !== key) return;
    const now = unsentText(persisted.of(name) ?? nothing);
    if (now === last) return;
    last = now;
    listener();
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}

/** Whether a user has unsent changes on this device, in any tenant. */
export const hasUnsent = (subject: string): boolean =>
  persisted
    .owners()
    .some((name) => name.startsWith(`${subject}@`) && (persisted.of(name)?.unsent.length ?? 0) > 0);
