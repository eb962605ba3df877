import { useCallback, useState, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { notificationPanelMachine } from '#machines/notifications/notification-panel.machine.ts';
import type { Notification } from '#machines/notifications/notifications.ts';
import { onDemand } from '#ui/on-demand.ts';
import type { HandoverAnswer } from './answer-handover.part.tsx';

const AnswerHandover = onDemand(() =>
  import('./answer-handover.part.tsx').then((module) => module.AnswerHandover),
);

export type OnAnswer = (kind: HandoverAnswer['kind'], notification: Notification) => void;

interface Answering {
  onAnswer: OnAnswer;
  /** The dialog that asks; null before the first answer. */
  dialog: ReactNode;
}

/** Accept and Decline of handovers, where notifications are read. */
export function useHandoverAnswer(
  panel: ActorRefFrom<typeof notificationPanelMachine>,
  onOutdated?: () => void,
): Answering {
  // Counted, so that the same can be answered a second time.
  const [opened, setOpened] = useState<{ answer: HandoverAnswer; count: number } | null>(null);
  const onAnswer = useCallback<OnAnswer>(
    (kind, notification) =>
      setOpened((before) => ({
        answer: { kind, notification },
        count: (before?.count ?? 0) + 1,
      })),
    [],
  );
  const dialog = opened && (
    <AnswerHandover
      key={opened.count}
      answer={opened.answer}
      // It counts as read by then, whatever the list knows of it.
      onAnswered={(notification) =>
        panel.send({ type: 'COMPLETE', notification: { ...notification, isSeen: true } })
      }
      onOutdated={() => {
        panel.send({ type: 'NOTIFICATION' });
        onOutdated?.();
      }}
    />
  );
  return { onAnswer, dialog };
}
