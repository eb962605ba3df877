import { createRecordPart, type RecordPartActor } from '../../../records/create-record-part.ts';
import { saveAction } from './activity-part.actors.ts';
import { emptyAction, toActionForm, validateAction, type ActionForm } from './activity-part.ts';
import type { ActivityAction } from '../engagement.ts';

export const activityActionMachine = createRecordPart<ActivityAction, ActionForm>({
  id: 'activity-action',
  description:
    'An action item of an activity is added, or its text is changed. Source: ENGAG-080, ENGAG-082, ENGAG-120.',
  emptyForm: emptyAction,
  toForm: toActionForm,
  validate: validateAction,
  savePart: saveAction,
});

export type ActivityActionFormActor = RecordPartActor<ActivityAction, ActionForm>;
