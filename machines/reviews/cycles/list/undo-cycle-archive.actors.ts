import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { Stepped, StepToTake } from '../../../lists/create-step-undo.ts';

/** An archived cycle that can be restored. */
export interface ArchivedCycle extends Stepped<{ cycleId: string }> {
  name: string;
}

export const takeFromArchive = fromPromise<unknown, StepToTake<{ cycleId: string }, ArchivedCycle>>(
  ({ input: { step }, signal }) =>
    api.restoreReviewCycle({ path: step, signal, isSuccessHidden: true }),
);
