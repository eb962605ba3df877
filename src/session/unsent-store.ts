import * as v from 'valibot';
import type { KeptTimer, UnsentStore } from '#machines/clockwork/unsent.ts';
import { keptByOwner, ownerIn, type TenantOwner } from './kept-by-owner.ts';
import { keptWork } from './kept-work.ts';

const key = 'atrium.device.timer';

const text = v.string();
const textOrNull = v.nullable(v.string());

const keptEntry = v.object({
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
  work: v.nullable(keptWork),
  isBooked: v.exactOptional(v.literal(true)),
  isTimed: v.exactOptional(v.literal(true)),
  hadEnded: v.exactOptional(v.literal(true)),
  isBreak: v.exactOptional(v.literal(true)),
  version: v.exactOptional(v.number()),
  refusal: v.nullable(v.array(text)),
});

const keptTimer = v.object({
  running: v.exactOptional(v.nullable(keptEntry)),
  unsent: v.array(unsentEntry),
});

/** What is kept of the timer, by whose it is: it outlives a session. */
const kept = keptByOwner<KeptTimer>(key, keptTimer);

const nothing: KeptTimer = { unsent: [] };

/** The same text for the same timer, in whatever order its fields stand. */
const keptText = (timer: KeptTimer | undefined) =>
  JSON.stringify(v.safeParse(keptTimer, timer).output);

const unsentText = ({ unsent }: KeptTimer) => JSON.stringify(unsent);

/**
 * Where the timer of a person in a tenant keeps what cannot be sent. Tabs without locks may send the
 * same at the same time; the server knows each entry by its id. What the device refuses to keep is held
 * as long as the page is there.
 */
export function openUnsentStore(owner: TenantOwner, locks: LockManager | undefined): UnsentStore {
  const name = ownerIn(owner);
  const here = new Set<() => void>();
  let unkept: KeptTimer | null = null;
  const read = () => unkept ?? kept.of(name) ?? nothing;
  return {
    read,

    change: (change) => {
      const before = read();
      const next = change(before);
      kept.keep(name, next);
      unkept = keptText(kept.of(name)) === keptText(next) ? null : next;
      if (unsentText(next) === unsentText(before)) return;
      for (const hear of here) hear();
    },

    onChange: (hear) => {
      here.add(hear);
      const stop = onUnsentElsewhere(owner, hear);
      return () => {
        here.delete(hear);
        stop();
      };
    },

    alone: (signal, work) => {
      const untilLeft = () => Promise.race([work(), whenLeft(signal)]);
      return locks ? locks.request(`${key}.${name}`, { signal }, untilLeft) : untilLeft();
    },
  };
}

/** Rejects when the signal ends what is under way, so that the next tab has its turn. */
const whenLeft = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('It was left.')));
  });

/** Hears what another tab of the person has kept or sent, until the answered function is called. */
export function onUnsentElsewhere(owner: TenantOwner, hear: () => void): () => void {
  const name = ownerIn(owner);
  let last = unsentText(kept.of(name) ?? nothing);
  const listen = ({ key: changed }: StorageEvent) => {
    if (changed !== null && changed !== key) return;
    const now = unsentText(kept.of(name) ?? nothing);
    if (now === last) return;
    last = now;
    hear();
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}

/** Whether a person has changes on this device that were not sent, in whichever tenant. */
export const hasUnsent = (subject: string): boolean =>
  kept
    .owners()
    .some((name) => name.startsWith(`${subject}@`) && (kept.of(name)?.unsent.length ?? 0) > 0);
