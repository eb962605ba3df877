import { createRecordPart, type RecordPartActor } from '../../records/create-record-part.ts';
import { saveEngagement } from './engagement-form.actors.ts';
import {
  emptyEngagement,
  toEngagementForm,
  validateEngagement,
  type EngagementForm,
  type EngagementHead,
} from './engagement-form.ts';

export const engagementFormMachine = createRecordPart<EngagementHead, EngagementForm>({
  id: 'engagement-form',
  description:
    'The head data of an engagement is edited, or that of a copy is filled in. Source: ENGAG-012, ENGAG-065, ENGAG-066, ENGAG-067, ENGAG-070, ENGAG-083.',
  emptyForm: emptyEngagement,
  toForm: toEngagementForm,
  validate: validateEngagement,
  savePart: saveEngagement,
});

export type EngagementFormActor = RecordPartActor<EngagementHead, EngagementForm>;
