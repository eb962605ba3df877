import { createRecordPart, type RecordPartActor } from '../../records/create-record-part.ts';
import { saveTemplateActivity } from './template.actors.ts';
import {
  emptyTemplateActivity,
  toTemplateActivityForm,
  validateTemplateActivity,
  type TemplateActivity,
  type TemplateActivityForm,
} from './template.ts';

export const templateActivityMachine = createRecordPart<TemplateActivity, TemplateActivityForm>({
  id: 'template-activity',
  description:
    'An activity of the template is added or edited. Source: ENGAG-032, ENGAG-033, ENGAG-083.',
  emptyForm: emptyTemplateActivity,
  toForm: toTemplateActivityForm,
  validate: validateTemplateActivity,
  savePart: saveTemplateActivity,
});

export type TemplateActivityActor = RecordPartActor<TemplateActivity, TemplateActivityForm>;
