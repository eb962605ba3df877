import { createRecordPart, type RecordPartActor } from '../../../records/create-record-part.ts';
import { saveDoc } from './activity-part.actors.ts';
import { emptyDoc, toDocForm, validateDoc, type DocForm } from './activity-part.ts';
import type { ActivityDoc } from '../engagement.ts';

export const activityDocMachine = createRecordPart<ActivityDoc, DocForm>({
  id: 'activity-doc',
  description:
    'A document link of an activity is added or changed. Source: ENGAG-079, ENGAG-082, ENGAG-118.',
  emptyForm: emptyDoc,
  toForm: toDocForm,
  validate: validateDoc,
  savePart: saveDoc,
});

export type ActivityDocFormActor = RecordPartActor<ActivityDoc, DocForm>;
