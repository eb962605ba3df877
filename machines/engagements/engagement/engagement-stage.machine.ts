import { createRecordPart, type RecordPartActor } from '../../records/create-record-part.ts';
import type { Stage } from './engagement.ts';
import { saveStage } from './engagement-stage.actors.ts';
import { emptyStage, toStageForm, validateStage, type StageForm } from './engagement-stage.ts';

export const engagementStageMachine = createRecordPart<Stage, StageForm>({
  id: 'engagement-stage',
  description:
    'A stage of an engagement is added or edited. Source: ENGAG-014, ENGAG-071, ENGAG-072, ENGAG-073, ENGAG-074, ENGAG-083.',
  emptyForm: emptyStage,
  toForm: toStageForm,
  validate: validateStage,
  savePart: saveStage,
});

export type EngagementStageActor = RecordPartActor<Stage, StageForm>;
