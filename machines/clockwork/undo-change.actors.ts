import { fromPromise } from 'xstate';
import { api, toProblem } from '#openapi/client/index.ts';
import type { EntriesChange } from './entries.ts';
import type { UndoStep } from './undo.ts';

/** One step back. What is as it should be already, by an answer that got lost, is no failure. */
export const takeStepBack = fromPromise<EntriesChange, UndoStep>(async ({ input, signal }) => {
  if (input.call === 'adjust') {
    const { clockWorkEntries } = await api.adjustClockWorkEntry({ query: input.times, signal });
    return { returned: clockWorkEntries };
  }
  if (input.call === 'delete') {
    await api.deleteClockWorkEntries({ body: [input.id], signal }).catch((error: unknown) => {
      if (toProblem(error).status !== 404) throw error;
    });
    return { removed: [input.id] };
  }
  const { clockWorkEntries } = await api.restoreClockWorkEntries({ body: [...input.ids], signal });
  return { returned: clockWorkEntries };
});
