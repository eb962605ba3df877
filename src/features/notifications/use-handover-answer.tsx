import { useCallback, useState, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { notificationPanelMachine } from '#machines/notifications/notification-panel.machine.ts';
import type { Notification } from '#machines/notifications/notifications.ts';
import { onDemand } from '#ui/on-demand.ts';
import type { PendingHandover } from './answer-handover.part.tsx';

const HandoverDecision = onDemand(() =>
  import('./answer-handover.part.tsx').then((module) => module.HandoverDecision),
);

export type OnDecide = (kind: PendingHandover['kind'], notification: Notification) => void;

interface Answering {
  onDecide: OnDecide;
  /** The dialog that asks; null before the first answer. */
  dialog: ReactNode;
}

/** Accept and Decline of handovers, where notifications are read. */
export function useHandoverDecision(
  panel: ActorRefFrom<typeof notificationPanelMachine>,
  onOutdated?: () => void,
): Answering {
  // Counted, so that the same can be answered a second time.
  const [opened, setOpened] = useState<{ response: PendingHandover; count: number } | null>(null);
  const onDecide = useCallback<OnDecide>(
    (kind, notification) =>
      setOpened((before) => ({
        response: { kind, notification },
        count: (before?.count ?? 0) + 1,
      })),
    [],
  );
  const dialog = opened && (
    <HandoverDecision
      key={opened.count}
      response={opened.response}
      // It counts as read by then, whatever the list knows of it.
      onDecided={(notification) =>
        panel.send({ type: 'COMPLETE', notification: { ...notification, isSeen: true } })
      }
      onOutdated={() => {
        panel.send({ type: 'NOTIFICATION' });
        onOutdated?.();
      }}
    />
  );
  return { onDecide, dialog };
}
