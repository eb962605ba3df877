import * as v from 'valibot';
import type { WorkConfirmations } from '#machines/clockwork/timer/still-working.machine.ts';
import { createOwnerStorage, ownerIn, type TenantOwner } from '../storage/owner-storage.ts';

/** Only one entry of a user runs in a tenant, so a new answer replaces the previous one. */
const persisted = createOwnerStorage(
  'atrium.device.stillWorking',
  v.object({ entryId: v.string(), silentUntil: v.number(), end: v.optional(v.string()) }),
);

/**
 * The answers of a user in a tenant to 'Still working?' on this device, and the end that they
 * typed.
 */
export function openConfirmations(owner: TenantOwner): WorkConfirmations {
  const name = ownerIn(owner);
  const about = (entryId: string) => {
    const confirmation = persisted.of(name);
    return confirmation?.entryId === entryId ? confirmation : undefined;
  };
  const silentUntil = (entryId: string) => about(entryId)?.silentUntil ?? 0;
  return {
    silentUntil,
    persist: (entryId, until) => persisted.persist(name, { entryId, silentUntil: until }),
    typedEnd: (entryId) => about(entryId)?.end ?? null,
    persistEnd: (entryId, end) =>
      persisted.persist(name, { entryId, silentUntil: silentUntil(entryId), end }),
  };
}
