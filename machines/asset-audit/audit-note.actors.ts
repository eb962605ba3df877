import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { PartToSave } from '../records/create-record-part.ts';
import type { AuditedAsset } from './asset-audit.ts';
import type { NoteForm } from './audit-form.ts';

/** The parent record is the round, the part is the asset. */
export const saveNote = fromPromise<unknown, PartToSave<AuditedAsset, NoteForm>>(
  ({ input: { parentId: auditId, part, form, version }, signal }) =>
    api.noteAuditedAsset({
      path: { auditId },
      body: {
        assetId: part?.assetId ?? '',
        note: form.note.trim(),
        ...(version === null ? {} : { version }),
      },
      signal,
    }),
);
