import { fromPromise, type ActorRefFrom } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { type Stepped, type StepToTake, createStepUndo } from '../../../lists/create-step-undo.ts';

/** An archived cycle that can be restored. */
export interface ArchivedCycle extends Stepped<{ cycleId: string }> {
  name: string;
}

const takeFromArchive = fromPromise<unknown, StepToTake<{ cycleId: string }, ArchivedCycle>>(
  ({ input: { step }, signal }) =>
    api.restoreReviewCycle({ path: step, signal, isSuccessHidden: true }),
);

export const undoCycleArchiveMachine = createStepUndo<{ cycleId: string }, ArchivedCycle, unknown>({
  id: 'undo-cycle-archive',
  description: 'A cycle that was just archived can be taken back. Source: REVW-010, REVW-D02.',
  takeStep: takeFromArchive,
});

export type UndoCycleArchiveActor = ActorRefFrom<typeof undoCycleArchiveMachine>;
