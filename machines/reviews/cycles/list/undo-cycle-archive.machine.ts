import type { ActorRefFrom } from 'xstate';
import { createStepUndo } from '../../../lists/create-step-undo.ts';
import { takeFromArchive, type ArchivedCycle } from './undo-cycle-archive.actors.ts';

export const undoCycleArchiveMachine = createStepUndo<{ cycleId: string }, ArchivedCycle, unknown>({
  id: 'undo-cycle-archive',
  description: 'A cycle that was just archived can be taken back. Source: REVW-010, REVW-D02.',
  takeStep: takeFromArchive,
});

export type UndoCycleArchiveActor = ActorRefFrom<typeof undoCycleArchiveMachine>;
