import type { ActorRefFrom } from 'xstate';
import { createSavedText } from '../shared/create-saved-text.ts';
import { checkLength } from '../shared/saved-text.ts';
import { readNotes, saveNotes } from './meeting-notes.actors.ts';

/** The most symbols of the notes, as in the contract. */
export const notesLimit = 5000;

export const meetingNotesMachine = createSavedText({
  id: 'meeting-notes',
  description:
    'The notes of a meeting, saved as typed from its start until it is closed. Source: REVW-024, REVW-098.',
  validate: ({ text }) => checkLength(text, notesLimit),
  saveText: saveNotes,
  readTheirs: readNotes,
});

export type MeetingNotesActor = ActorRefFrom<typeof meetingNotesMachine>;
