import { fromPromise } from 'xstate';
import { api, toProblem } from '#openapi/client/index.ts';
import type { StepToTake } from '../../lists/create-step-undo.ts';
import type { EntriesChange } from './entries.ts';
import type { Undoable, UndoStep } from './undo.ts';

/**
 * Performs one undo step. A change that was already undone, with a lost response, is not a failure.
 */
export const takeStepBack = fromPromise<EntriesChange, StepToTake<UndoStep, Undoable>>(
  async ({ input: { step }, signal }) => {
    if (step.call === 'adjust') {
      const { clockWorkEntries } = await api.adjustClockWorkEntry({ query: step.times, signal });
      return { returned: clockWorkEntries };
    }
    if (step.call === 'delete') {
      await api.deleteClockWorkEntries({ body: [step.id], signal }).catch((error: unknown) => {
        if (toProblem(error).status !== 404) throw error;
      });
      return { removed: [step.id] };
    }
    const { clockWorkEntries } = await api.restoreClockWorkEntries({ body: [...step.ids], signal });
    return { returned: clockWorkEntries };
  },
);
