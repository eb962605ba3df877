import { useActorRef } from '@xstate/react';
import type { AuditedAsset } from '#machines/asset-audit/asset-audit.ts';
import { auditNoteMachine } from '#machines/asset-audit/audit-note.machine.ts';
import { NoteDialog } from './note-dialog.tsx';
import { useDone } from './use-done.ts';

interface NoteAssetProps {
  auditId: string;
  asset: AuditedAsset;
  onSaved: () => void;
}

/** Something is noted about an asset of a round. */
export function NoteAsset({ auditId, asset, onSaved }: NoteAssetProps) {
  const actor = useActorRef(auditNoteMachine, { input: { parentId: auditId, part: asset } });
  useDone(actor, ({ isOutdated }) => {
    if (isOutdated) onSaved();
  });
  return <NoteDialog actor={actor} />;
}
