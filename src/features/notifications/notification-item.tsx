import { AlarmClock, Check, MailOpen, Undo2, X } from 'lucide-react';
import { memo } from 'react';
import type { Age } from '#machines/notifications/age.ts';
import {
  getOpenHandovers,
  isOpenRequest,
  isReminder,
  type Notification,
} from '#machines/notifications/notifications.ts';
import type { NotificationPanelEvent } from '#machines/notifications/notification-panel.setup.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { Avatar } from '#ui/images/avatar.tsx';
import { Button } from '#ui/controls/button.tsx';
import { cx } from '#ui/text/cx.ts';
import { LongListItem } from '#ui/display/rows/long-list.tsx';
import { HandoverButtons } from './handover-buttons.tsx';
import { NotificationAge } from './notification-age.tsx';
import {
  NotificationText,
  getNotificationText,
  useNotificationTexts,
} from './notification-text.tsx';
import type { OnDecide } from './use-handover-decision.tsx';
import styles from './notifications.module.css';

interface NotificationItemProps extends Age {
  notification: Notification;
  /** Whether it was removed and can still be restored. */
  isRemoved: boolean;
  /** Whether it is being completed. */
  isUpdating: boolean;
  /** Whether it links to an existing page. */
  hasTarget: boolean;
  /** Whether the person can respond to requests at all. */
  canDecide: boolean;
  send: (event: NotificationPanelEvent) => void;
  onDecide: OnDecide;
}

/**
 * A notification: who, what, how long ago, and its actions. Memoized, because there may be
 * thousands, and the list keeps multiple rendered versions of each. Source: NOTIF-011.
 */
export const NotificationItem = memo(function NotificationItem({
  notification,
  count,
  unit,
  isRemoved,
  isUpdating,
  hasTarget,
  canDecide,
  send,
  onDecide,
}: NotificationItemProps) {
  const text = useText('notifications');
  const texts = useNotificationTexts();
  const format = useFormat();
  const { isSeen, requestedTime, notificationData: data } = notification;
  const labels = [getNotificationText(notification, texts), format.formatAge(count, unit)];
  return (
    <LongListItem
      id={notification.id}
      textValue={(isSeen ? labels : [text('unseen'), ...labels]).join(' · ')}
      onAction={hasTarget && !isRemoved ? () => send({ type: 'CLICK', notification }) : undefined}
      className={cx(styles.item, !isSeen && styles.unseen, isRemoved && styles.removed)}
    >
      {isReminder(notification) ? (
        <span aria-hidden="true" className={styles.sign}>
          <AlarmClock />
        </span>
      ) : (
        <Avatar
          isDecorative
          name={data.userName ?? text('someone')}
          src={data.profileImageUrl ?? undefined}
        />
      )}
      <div className={styles.message}>
        <p className={styles.messageBlock}>
          <NotificationText notification={notification} />
        </p>
        <NotificationAge
          timestamp={requestedTime}
          count={count}
          unit={unit}
          className={styles.age}
        />
        {isOpenRequest(notification) && canDecide && !isRemoved && (
          <div className={styles.buttons}>
            <Button
              size="small"
              variant="primary"
              onPress={() => send({ type: 'ACCEPT', notification })}
            >
              {text('accept')}
            </Button>
            <Button size="small" onPress={() => send({ type: 'DENY', notification })}>
              {text('deny')}
            </Button>
          </div>
        )}
        {getOpenHandovers(notification).length > 0 && canDecide && !isRemoved && (
          <div className={styles.buttons}>
            <HandoverButtons notification={notification} onDecide={onDecide} />
          </div>
        )}
      </div>
      {isRemoved ? (
        <div className={styles.actions}>
          <span role="status" className={styles.age}>
            {text('removed')}
          </span>
          <Button size="small" icon={<Undo2 />} onPress={() => send({ type: 'undo' })}>
            {text('undo')}
          </Button>
        </div>
      ) : (
        // Each button has its own slot, so that the second click of a double click never hits
        // another one.
        <div className={styles.actions}>
          <span className={styles.position}>
            {!isSeen && (
              <Button
                size="small"
                variant="quiet"
                icon={<MailOpen />}
                aria-label={text('markRead')}
                onPress={() => send({ type: 'MARK_READ', notification })}
              />
            )}
          </span>
          <span className={styles.position}>
            {isSeen && (
              <Button
                size="small"
                variant="quiet"
                icon={<Check />}
                aria-label={text('complete')}
                isPending={isUpdating}
                onPress={() => send({ type: 'UPDATE_IS_ACTIVE', notification })}
              />
            )}
          </span>
          <Button
            size="small"
            variant="quiet"
            icon={<X />}
            aria-label={text('remove')}
            onPress={() => send({ type: 'REMOVE', notification })}
          />
        </div>
      )}
    </LongListItem>
  );
});
