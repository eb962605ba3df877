import { useActorRef } from '@xstate/react';
import {
  answerHandoverMachine,
  keptAnswer,
  type AnswerInput,
} from '#machines/my-assets/answer-handover.machine.ts';
import { AnswerHandoverDialog } from '#records/handover/answer-handover-dialog.tsx';
import { useDraft, useKeptDraft } from '#page/use-draft.ts';

interface AnswerHandoverProps {
  wish: AnswerInput;
  /** What the person has is to be read again. */
  onChanged: () => void;
}

/** Loaded with the first answer: few days bring an asset. */
export function AnswerHandover({ wish, onChanged }: AnswerHandoverProps) {
  const asked = `${wish.kind} ${wish.assets.map(({ id }) => id).join(' ')}`;
  const { owner, draft: kept } = useKeptDraft(`answer-handover ${asked}`, keptAnswer);
  const actor = useActorRef(answerHandoverMachine, { input: { ...wish, kept } }, ({ output }) => {
    if (output?.isOutdated) onChanged();
  });
  // A session that ends leaves what is typed for whoever comes back.
  useDraft(actor, owner, ({ status, context: { form } }) =>
    status === 'active' && form.remark !== '' ? form : null,
  );
  return <AnswerHandoverDialog actor={actor} />;
}
