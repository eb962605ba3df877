import { useSelector } from '@xstate/react';
import type { AuditNoteActor } from '#machines/asset-audit/audit-note.machine.ts';
import { useText } from '#i18n/text.tsx';
import { FormText } from '#records/form/fields.tsx';
import { PartDialog } from '#records/view/part-dialog.tsx';

/** The note about an asset of an audit. */
export function NoteDialog({ actor }: { actor: AuditNoteActor }) {
  const text = useText('assetAudit');
  const dialogText = useText('auditDialogs');
  const records = useText('records');
  const code = useSelector(actor, ({ context }) => context.part?.assetCode ?? '');
  return (
    <PartDialog
      actor={actor}
      title={text('noteTitle', { code })}
      save={records('save')}
      getLabel={text}
    >
      <FormText
        actor={actor}
        field="note"
        label={text('note')}
        description={dialogText('noteHint')}
        multiline
        autoFocus
      />
    </PartDialog>
  );
}
