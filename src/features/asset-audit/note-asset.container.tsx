import { useActorRef, useSelector } from '@xstate/react';
import type { AuditedAsset } from '#machines/asset-audit/asset-audit.ts';
import { auditNoteMachine } from '#machines/asset-audit/audit-note.machine.ts';
import { UnsavedDialog } from '#page/drafts/unsaved-dialog.tsx';
import { usePartDraft } from '#page/drafts/use-part-draft.ts';
import { NoteDialog } from './note-dialog.tsx';
import { useDone } from './use-done.ts';

interface NoteAssetProps {
  auditId: string;
  asset: AuditedAsset;
  onSaved: () => void;
}

/** Adds a note to an asset of an audit; the text is stored on the device until it is saved. */
export function NoteAsset({ auditId, asset, onSaved }: NoteAssetProps) {
  const actor = useActorRef(auditNoteMachine, { input: { parentId: auditId, part: asset } });
  const isOpen = useSelector(actor, ({ status }) => status === 'active');
  const question = usePartDraft(isOpen ? actor : undefined, {
    name: 'audit-note',
    emptyForm: { note: '' },
    getId: ({ assetId }) => assetId,
  });
  useDone(actor, ({ isOutdated }) => {
    if (isOutdated) onSaved();
  });
  return (
    <>
      <NoteDialog actor={actor} />
      <UnsavedDialog question={question} onLeave={() => actor.send({ type: 'CANCEL' })} />
    </>
  );
}
