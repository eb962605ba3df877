import { getOpenHandovers, type Notification } from '#machines/notifications/notifications.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import type { OnDecide } from './use-handover-decision.tsx';

interface HandoverButtonsProps {
  notification: Notification;
  onDecide: OnDecide;
  /** The text of the notification, for buttons that are rendered apart from it. */
  about?: string;
  isDisabled?: boolean;
}

/** Accept and Decline for the handovers of a notification; each opens a dialog. */
export function HandoverButtons(props: HandoverButtonsProps) {
  const { notification, onDecide, about, isDisabled = false } = props;
  const text = useText('notifications');
  const count = getOpenHandovers(notification).length;
  const labels = {
    accept: count === 1 ? text('acceptHandover') : text('acceptAll', { count }),
    decline: count === 1 ? text('decline') : text('declineAll', { count }),
  };
  return (['accept', 'decline'] as const).map((kind) => (
    <Button
      key={kind}
      size="small"
      variant={kind === 'accept' && about === undefined ? 'primary' : 'secondary'}
      isDisabled={isDisabled}
      {...(about !== undefined && { 'aria-label': `${labels[kind]}: ${about}` })}
      onPress={() => onDecide(kind, notification)}
    >
      {labels[kind]}
    </Button>
  ));
}
