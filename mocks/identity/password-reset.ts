import type { Clock } from '../clock.ts';
import type { Scope, Store } from '../store/store.ts';
import type { World } from '../store/world.ts';
import { hashPassword } from './password.ts';
import { endSessions } from './sessions.ts';

/** How long the link of a reset is valid, in ms. */
const lifetime = 24 * 3_600_000;

interface Sending {
  platform: Scope<World>;
  clock: Clock;
  personId: string;
}

/**
 * Sends a person the link by which they set a new password. The demo provider has no mail server:
 * the code of the link is stored instead of being sent, and a new one replaces it.
 */
export async function sendReset({ platform, clock, personId }: Sending): Promise<void> {
  const expiresAt = new Date(clock.now() + lifetime).toISOString();
  await platform.put('passwordResets', { id: personId, code: crypto.randomUUID(), expiresAt });
}

interface Redeeming {
  personId: string;
  code: string;
  password: string;
}

/** Sets a new password by the code of a link, once. False if the link is not valid. */
export async function redeemReset(
  store: Store<World>,
  clock: Clock,
  { personId, code, password }: Redeeming,
): Promise<boolean> {
  if (password.trim() === '') return false;
  const passwordHash = await hashPassword(password);
  return store.transaction('write', async ({ platform }) => {
    const reset = await platform.get('passwordResets', personId);
    const person = await platform.get('people', personId);
    if (!person || reset?.code !== code) return false;
    await platform.remove('passwordResets', personId);
    if (Date.parse(reset.expiresAt) <= clock.now()) return false;
    await platform.put('people', { ...person, passwordHash });
    await endSessions({ platform, clock, personId }, () => true);
    return true;
  });
}
