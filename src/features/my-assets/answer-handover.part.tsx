import { useActorRef } from '@xstate/react';
import {
  answerHandoverMachine,
  type AnswerInput,
} from '#machines/my-assets/answer-handover.machine.ts';
import { AnswerHandoverDialog } from './answer-handover-dialog.tsx';

interface AnswerHandoverProps {
  wish: AnswerInput;
  /** What the person has is to be read again. */
  onChanged: () => void;
}

/** Loaded with the first answer: few days bring an asset. */
export function AnswerHandover({ wish, onChanged }: AnswerHandoverProps) {
  const actor = useActorRef(answerHandoverMachine, { input: wish }, ({ output }) => {
    if (output?.isOutdated) onChanged();
  });
  return <AnswerHandoverDialog actor={actor} />;
}
