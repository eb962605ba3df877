import type { Clock } from '../clock.ts';
import { createTryLimit } from '../common/try-limit.ts';
import type { Store } from '../store/store.ts';
import type { World } from '../store/world.ts';
import { personWith } from './authorization.ts';

/** What came of an e-mail address and a password: a person, nobody, or some seconds to wait. */
export type PasswordOutcome = { personId: string } | 'wrong' | { seconds: number };

export interface Given {
  email: string;
  password: string;
  /** Where the try comes from. */
  ipAddress: string;
}

/**
 * Signs people in by e-mail address and password, with limits: after five wrong passwords in a row for an
 * e-mail address each further one has to wait a minute, and after 30 wrong ones from an IP address in a
 * minute all of them have to. Whether an e-mail address is known makes no difference to either.
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
