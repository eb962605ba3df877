import { createRecordPart, type RecordPartActor } from '../../../records/create-record-part.ts';
import type { Activity } from '../engagement.ts';
import { saveActivity } from './engagement-activity-form.actors.ts';
import {
  emptyActivity,
  toActivityForm,
  validateActivity,
  type ActivityForm,
} from './engagement-activity-form.ts';

export const engagementActivityFormMachine = createRecordPart<Activity, ActivityForm>({
  id: 'engagement-activity-form',
  description:
    'An activity is added to the active stage, or edited. Source: ENGAG-076, ENGAG-077, ENGAG-083, ENGAG-089.',
  emptyForm: emptyActivity,
  toForm: toActivityForm,
  validate: validateActivity,
  savePart: saveActivity,
});

export type EngagementActivityFormActor = RecordPartActor<Activity, ActivityForm>;
