import { useCallback, useState, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { notificationPanelMachine } from '#machines/notifications/notification-panel.machine.ts';
import type { Notification } from '#machines/notifications/notifications.ts';
import { onDemand } from '#ui/hooks/on-demand.ts';
import type { PendingHandover } from './handover-decision.container.tsx';

const HandoverDecision = onDemand(() =>
  import('./handover-decision.container.tsx').then((module) => module.HandoverDecision),
);

export type OnDecide = (kind: PendingHandover['kind'], notification: Notification) => void;

interface Answering {
  onDecide: OnDecide;
  /** The decision dialog; null before the first decision. */
  dialog: ReactNode;
}

/** Accept and Decline of handovers, for every list of notifications. */
export function useHandoverDecision(
  panel: ActorRefFrom<typeof notificationPanelMachine>,
  onOutdated?: () => void,
): Answering {
  // The counter lets the same dialog open again.
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
      // The notification counts as seen by now, even if the list is not updated yet.
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
