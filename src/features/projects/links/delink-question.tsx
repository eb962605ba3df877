import { useSelector } from '@xstate/react';
import type { Delinked } from '#machines/projects/links/project-link.ts';
import type { PartDeletionActor } from '#machines/records/create-part-deletion.ts';
import { useText } from '#i18n/text.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';

interface DelinkQuestionProps {
  actor: PartDeletionActor<Delinked>;
  /** The name of the parent; null if the person has no access to it. */
  parent: string | null;
}

/** Asks before a sub-project is removed from its parent. Source: PROJ-085. */
export default function DelinkQuestion({ actor, parent }: DelinkQuestionProps) {
  const text = useText('projectLinks');
  const records = useText('records');
  const { code, name } = useSelector(actor, ({ context }) => context.part);
  const isConfirming = useSelector(actor, (state) => state.hasTag('question'));
  const isDelinking = useSelector(actor, (state) => state.hasTag('busy'));
  const named = { name: `${code} ${name}` };
  return (
    <ConfirmDialog
      isDestructive
      isOpen={isConfirming}
      title={text('delinkTitle')}
      text={
        parent === null ? text('delinkOwnText', named) : text('delinkText', { ...named, parent })
      }
      yes={text('delink')}
      no={records('cancel')}
      isBusy={isDelinking}
      busyLabel={text('delinking')}
      onYes={() => actor.send({ type: 'YES' })}
      onNo={() => actor.send({ type: 'CANCEL' })}
    />
  );
}
