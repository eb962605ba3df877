import { useActorRef } from '@xstate/react';
import {
  handoverDecisionMachine,
  type HandoverDecisionInput,
} from '#machines/my-assets/handover-decision.machine.ts';
import { getOpenHandovers, type Notification } from '#machines/notifications/notifications.ts';
import { HandoverDecisionDialog } from '#records/handover/handover-decision-dialog.tsx';

export interface PendingHandover {
  kind: HandoverDecisionInput['kind'];
  notification: Notification;
}

interface HandoverDecisionProps {
  response: PendingHandover;
  /** The server has received the decision. */
  onDecided: (notification: Notification) => void;
  /** The list is outdated and must be reloaded. */
  onOutdated: () => void;
}

/** Accepts or declines the handover of a notification. Loaded with the first decision. */
export function HandoverDecision({ response, onDecided, onOutdated }: HandoverDecisionProps) {
  const { kind, notification } = response;
  const input = { kind, assets: getOpenHandovers(notification), persisted: null };
  const actor = useActorRef(handoverDecisionMachine, { input }, ({ output }) => {
    if (output?.isDecided) onDecided(notification);
    else if (output?.isOutdated) onOutdated();
  });
  return <HandoverDecisionDialog actor={actor} />;
}
