import * as v from 'valibot';
import { createOwnerStorage } from '#session/storage/owner-storage.ts';

/** The providers whose players each person allows on this device. */
const persisted = createOwnerStorage('atrium.device.videoPlayers', v.array(v.string()));

export const isPlayerAllowed = (owner: string, provider: string): boolean =>
  persisted.of(owner)?.includes(provider) ?? false;

export function persistAllowed(owner: string, provider: string, isAllowed: boolean): void {
  const others = (persisted.of(owner) ?? []).filter((each) => each !== provider);
  const allowed = isAllowed ? [...others, provider] : others;
  persisted.persist(owner, allowed.length > 0 ? allowed : null);
}
