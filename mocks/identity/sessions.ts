import type { Clock } from '../clock.ts';
import { toSessionId } from '../core/requests/bearer.ts';
import type { Scope } from '../store/store.ts';
import type { World } from '../store/world.ts';

interface Ending {
  platform: Scope<World>;
  clock: Clock;
  personId: string;
}

/**
 * Ends sessions of a person: their tokens are rejected from now on and cannot be renewed, and the
 * demo provider clears their sign-ins. `isMeant` receives the session ids.
 */
export async function endSessions(
  { platform, clock, personId }: Ending,
  isMeant: (sessionId: string) => boolean,
): Promise<void> {
  const where = { personId };
  const endedOn = new Date(clock.now()).toISOString();
  for (const session of await platform.query('sessions', { where })) {
    const isEnding = session.endedOn === null && isMeant(session.id);
    if (isEnding) await platform.put('sessions', { ...session, endedOn });
  }
  for (const name of ['refreshTokens', 'authorizationCodes', 'signIns'] as const) {
    for (const { id, sid } of await platform.query(name, { where })) {
      if (isMeant(toSessionId(personId, sid))) await platform.remove(name, id);
    }
  }
}

/**
 * Signs a person out at the provider: no session can be renewed. Their current access tokens last
 * until they expire, and open no tenant that the person may not enter.
 */
export async function stopRenewals({ platform, personId }: Omit<Ending, 'clock'>): Promise<void> {
  const where = { personId };
  for (const session of await platform.query('sessions', { where })) {
    const isLasting = session.endedOn === null && !session.isSignedOut;
    if (isLasting) await platform.put('sessions', { ...session, isSignedOut: true });
  }
  for (const name of ['refreshTokens', 'authorizationCodes', 'signIns'] as const) {
    for (const { id } of await platform.query(name, { where })) await platform.remove(name, id);
  }
}
