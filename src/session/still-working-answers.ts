import * as v from 'valibot';
import type { WorkConfirmations } from '#machines/clockwork/still-working.machine.ts';
import { createOwnerStorage, ownerIn, type TenantOwner } from './kept-by-owner.ts';

/** One entry of a person runs in a tenant: the answer about it takes the place of the one before. */
const persisted = createOwnerStorage(
  'atrium.device.stillWorking',
  v.object({ entryId: v.string(), silentUntil: v.number(), end: v.optional(v.string()) }),
);

/** What a person in a tenant has answered to 'Still working?' on this device, or typed there. */
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
