import { createRecordPart, type RecordPartActor } from '../../records/create-record-part.ts';
import { emptyStage, validateStage, type StageForm } from '../engagement/engagement-stage.ts';
import { saveTemplateStage } from './template.actors.ts';
import { toTemplateStageForm, type TemplateStage } from './template.ts';

export const templateStageMachine = createRecordPart<TemplateStage, StageForm>({
  id: 'template-stage',
  description:
    'A stage of the template is added or edited. Source: ENGAG-032, ENGAG-075, ENGAG-083.',
  emptyForm: emptyStage,
  toForm: toTemplateStageForm,
  validate: validateStage,
  savePart: saveTemplateStage,
});

export type TemplateStageActor = RecordPartActor<TemplateStage, StageForm>;
