import { useActorRef } from '@xstate/react';
import {
  handoverDecisionMachine,
  type HandoverDecisionInput,
} from '#machines/my-assets/answer-handover.machine.ts';
import { getOpenHandovers, type Notification } from '#machines/notifications/notifications.ts';
import { HandoverDecisionDialog } from '#records/handover/answer-handover-dialog.tsx';

export interface PendingHandover {
  kind: HandoverDecisionInput['kind'];
  notification: Notification;
}

interface HandoverDecisionProps {
  response: PendingHandover;
  /** The server has the answer. */
  onDecided: (notification: Notification) => void;
  /** The server knows better than the list: it is to be read again. */
  onOutdated: () => void;
}

/** The person accepts or declines what a notification is about. Loaded with the first answer. */
export function HandoverDecision({ response, onDecided, onOutdated }: HandoverDecisionProps) {
  const { kind, notification } = response;
  const input = { kind, assets: getOpenHandovers(notification), persisted: null };
  const actor = useActorRef(handoverDecisionMachine, { input }, ({ output }) => {
    if (output?.isDecided) onDecided(notification);
    else if (output?.isOutdated) onOutdated();
  });
  return <HandoverDecisionDialog actor={actor} />;
}
