import { createRecordPart, type RecordPartActor } from '../../../records/create-record-part.ts';
import { saveNote } from './activity-part.actors.ts';
import { emptyNote, toNoteForm, validateNote, type NoteForm } from './activity-part.ts';
import type { ActivityNote } from '../engagement.ts';

export const activityNoteMachine = createRecordPart<ActivityNote, NoteForm>({
  id: 'activity-note',
  description:
    'The note of an activity is written or changed. Source: ENGAG-043, ENGAG-081, ENGAG-117.',
  emptyForm: emptyNote,
  toForm: toNoteForm,
  validate: validateNote,
  savePart: saveNote,
});

export type ActivityNoteFormActor = RecordPartActor<ActivityNote, NoteForm>;
