import { useActorRef } from '@xstate/react';
import {
  answerHandoverMachine,
  type AnswerInput,
} from '#machines/my-assets/answer-handover.machine.ts';
import { getOpenHandovers, type Notification } from '#machines/notifications/notifications.ts';
import { AnswerHandoverDialog } from '#records/handover/answer-handover-dialog.tsx';

export interface HandoverAnswer {
  kind: AnswerInput['kind'];
  notification: Notification;
}

interface AnswerHandoverProps {
  answer: HandoverAnswer;
  /** The server has the answer. */
  onAnswered: (notification: Notification) => void;
  /** The server knows better than the list: it is to be read again. */
  onOutdated: () => void;
}

/** The person accepts or declines what a notification is about. Loaded with the first answer. */
export function AnswerHandover({ answer, onAnswered, onOutdated }: AnswerHandoverProps) {
  const { kind, notification } = answer;
  const input = { kind, assets: getOpenHandovers(notification), kept: null };
  const actor = useActorRef(answerHandoverMachine, { input }, ({ output }) => {
    if (output?.isAnswered) onAnswered(notification);
    else if (output?.isOutdated) onOutdated();
  });
  return <AnswerHandoverDialog actor={actor} />;
}
