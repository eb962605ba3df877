import { createRecordPart, type RecordPartActor } from '../../records/create-record-part.ts';
import { createNewEngagement } from './new-engagement.actors.ts';
import {
  emptyNew,
  toNewForm,
  validateNew,
  type NewEngagement,
  type NewEngagementForm,
} from './new-engagement.ts';

export const newEngagementMachine = createRecordPart<NewEngagement, NewEngagementForm>({
  id: 'new-engagement',
  description:
    'An engagement is created: blank, from the template, or as a copy. Source: ENGAG-006, ENGAG-060, ENGAG-083.',
  emptyForm: emptyNew,
  toForm: toNewForm,
  validate: validateNew,
  savePart: createNewEngagement,
});

export type NewEngagementActor = RecordPartActor<NewEngagement, NewEngagementForm>;
