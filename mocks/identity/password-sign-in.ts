import type { Clock } from '../clock.ts';
import { createTryLimit } from '../common/try-limit.ts';
import type { Store } from '../store/store.ts';
import type { World } from '../store/world.ts';
import { personWith } from './authorization.ts';

/** The result of an e-mail address and a password: a person, a mismatch, or the seconds to wait. */
export type PasswordOutcome = { personId: string } | 'wrong' | { seconds: number };

export interface Given {
  email: string;
  password: string;
  /** The address that the try comes from. */
  ipAddress: string;
}

/**
 * Signs people in by e-mail address and password, with rate limits: after five wrong passwords in a
 * row for an e-mail address each further try has to wait a minute; after 30 wrong ones from an IP
 * address in a minute all tries from it have to. An unknown e-mail address behaves like a known
 * one.
 */
export function createPasswordSignIn(store: Store<World>, clock: Clock) {
  const perAccount = createTryLimit({ clock, max: 5, pause: 60, startsAgain: false });
  const perAddress = createTryLimit({ clock, max: 30, pause: 60, startsAgain: true });
  return async ({ email, password, ipAddress }: Given): Promise<PasswordOutcome> => {
    const account = email.trim().toLowerCase();
    const seconds = Math.max(perAccount.remaining(account), perAddress.remaining(ipAddress));
    if (seconds > 0) return { seconds };
    perAccount.add(account);
    perAddress.add(ipAddress);
    const personId = await personWith(store, { email, password });
    if (personId === null) return 'wrong';
    perAccount.clear(account);
    perAddress.takeBack(ipAddress);
    return { personId };
  };
}
