import { setTimeout as wait } from 'node:timers/promises';
import { CheckFailed } from '../../run/results.ts';

/** Maximum number of tries of a check that others may have disturbed. */
const tries = 4;

/**
 * Runs a check that loads multiple responses that must agree. Other users of the server may change
 * data in between, so only a check that fails every time has failed.
 */
export async function retryCheck(check: () => Promise<void>): Promise<void> {
  for (let remaining = tries; ; remaining -= 1) {
    try {
      return await check();
    } catch (error) {
      if (!(error instanceof CheckFailed) || remaining === 1) throw error;
      await wait(5);
    }
  }
}
