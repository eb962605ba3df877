import { setTimeout as wait } from 'node:timers/promises';
import { CheckFailed } from '../run/results.ts';

/** How often a check that others may have disturbed is made anew. */
const tries = 4;

/**
 * Runs a check that reads several answers which have to agree. Other people of the server may change what
 * is read in between, so that only what fails every time has failed.
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
