import { createRecordPart, type RecordPartActor } from '../records/create-record-part.ts';
import type { AuditedAsset } from './asset-audit.ts';
import { validateNote, type NoteForm } from './audit-form.ts';
import { saveNote } from './audit-note.actors.ts';

export const auditNoteMachine = createRecordPart<AuditedAsset, NoteForm>({
  id: 'audit-note',
  description:
    'Edits the note on an asset of an audit round. Not in the requirements; source of the assets: ASSET-031.',
  emptyForm: { note: '' },
  toForm: ({ note }) => ({ note }),
  validate: validateNote,
  savePart: saveNote,
});

export type AuditNoteActor = RecordPartActor<AuditedAsset, NoteForm>;
