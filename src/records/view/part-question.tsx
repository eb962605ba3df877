import { useSelector } from '@xstate/react';
import type { PartDeletionActor } from '#machines/records/create-part-deletion.ts';
import { useText } from '#i18n/text.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';

interface PartQuestionProps<Part> {
  actor: PartDeletionActor<Part>;
  /** E.g. 'Delete Group?'. */
  title: string;
  question: (part: Part) => string;
}

/** Asks before a part of a record is deleted. Source: TEAM-019. */
export function PartQuestion<Part>({ actor, title, question }: PartQuestionProps<Part>) {
  const text = useText('records');
  const part = useSelector(actor, ({ context }) => context.part);
  const isConfirming = useSelector(actor, (state) => state.hasTag('question'));
  const isDeleting = useSelector(actor, (state) => state.hasTag('busy'));
  return (
    <ConfirmDialog
      isDestructive
      isOpen={isConfirming}
      title={title}
      text={question(part)}
      yes={text('yes')}
      no={text('no')}
      isBusy={isDeleting}
      busyLabel={text('deleting')}
      onYes={() => actor.send({ type: 'YES' })}
      onNo={() => actor.send({ type: 'CANCEL' })}
    />
  );
}
