import type { Clock } from '../clock.ts';
import { hashOfCode } from '../common/profile/recovery-codes.ts';
import { afterCode } from '../common/profile/second-factor.ts';
import { count, getRetryDelay } from '../common/profile/tries.ts';
import type { Store } from '../store/store.ts';
import type { World } from '../store/world.ts';

/** The result of a code: correct, wrong, or the seconds to wait. */
export type CodeOutcome = 'right' | 'wrong' | { seconds: number };

/**
 * Checks the second factor of someone who signs in: a code of the authenticator app or a recovery
 * code. Each is valid once, here or in the profile, and wrong tries are counted together. Source:
 * RFC 6238; PROF-D11.
 */
export async function tryCode(
  store: Store<World>,
  clock: Clock,
  { personId, code }: { personId: string; code: string },
): Promise<CodeOutcome> {
  const hash = await hashOfCode(code);
  return store.transaction('write', async ({ platform }) => {
    const record = await platform.get('twoFactor', personId);
    if (!record?.enabledOn) return 'right'; // it was turned off in the meantime
    const trying = { platform, clock, person: { id: personId } };
    const seconds = await getRetryDelay(trying, 'code');
    if (seconds > 0) return { seconds };
    const after = afterCode(record, { code, hash }, clock.now());
    await count(trying, 'code', after !== null);
    if (after === null) return 'wrong';
    await platform.put('twoFactor', after);
    return 'right';
  });
}
