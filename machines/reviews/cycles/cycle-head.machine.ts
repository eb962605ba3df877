import type { ActorRefFrom } from 'xstate';
import { createRecordPart } from '../../records/create-record-part.ts';
import { saveHead } from './cycle-dialogs.actors.ts';
import { emptyHead, toHead, validateHead, type CycleHead } from './cycle-head.ts';
import type { Cycle } from './cycle.ts';

export const cycleHeadMachine = createRecordPart<Cycle, CycleHead>({
  id: 'cycle-head',
  description: 'Name, period, year and days of a review cycle. Source: REVW-013, REVW-D22.',
  emptyForm: emptyHead,
  toForm: toHead,
  validate: validateHead,
  savePart: saveHead,
});

export type CycleHeadActor = ActorRefFrom<typeof cycleHeadMachine>;
