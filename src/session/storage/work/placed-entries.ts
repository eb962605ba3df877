import * as v from 'valibot';
import type { PlacedEntries } from '#machines/clockwork-week/make-room.ts';
import { createOwnerStorage, ownerIn, type TenantOwner } from '../owner-storage.ts';

/** The start times of the entries that the sheet placed, per user and tenant, oldest first. */
const stored = createOwnerStorage<PlacedEntries>(
  'atrium.device.sheetPlaced',
  v.record(v.string(), v.string()),
);

/** More than eight weeks of a full sheet need. */
const maxEntries = 500;

export const readPlaced = (owner: TenantOwner): PlacedEntries => stored.of(ownerIn(owner)) ?? {};

/** Stores what the sheet has placed, next to what other tabs have stored; the oldest are dropped. */
export function storePlaced(owner: TenantOwner, placed: PlacedEntries): void {
  const entries = Object.entries({ ...readPlaced(owner), ...placed });
  stored.persist(ownerIn(owner), Object.fromEntries(entries.slice(-maxEntries)));
}
