import { Check, MailOpen, X } from 'lucide-react';
import {
  isOpenRequest,
  targetOf,
  type Notification,
} from '#machines/notifications/notifications.ts';
import type { NotificationPanelEvent } from '#machines/notifications/notification-panel.setup.ts';
import { useText } from '#i18n/text.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { LongListItem } from '#ui/long-list.tsx';
import { NotificationAge, useAge } from './notification-age.tsx';
import { NotificationSentence, sentenceOf } from './notification-sentence.tsx';
import styles from './notifications.module.css';

interface NotificationItemProps {
  notification: Notification;
  now: number;
  /** It is being completed. */
  isUpdating: boolean;
  /** Whether the person answers requests at all. */
  canAnswer: boolean;
  send: (event: NotificationPanelEvent) => void;
}

/** One notification: who, what, how long ago, and what can be done. Source: document 1, section 4. */
export function NotificationItem({
  notification,
  now,
  isUpdating,
  canAnswer,
  send,
}: NotificationItemProps) {
  const text = useText('notifications');
  const age = useAge(now);
  const { isSeen, requestedTime, notificationData: data } = notification;
  const said = [sentenceOf(notification, text), age(requestedTime).full];
  const isClickable = targetOf(notification) !== null;
  return (
    <LongListItem
      id={notification.id}
      textValue={(isSeen ? said : [text('unseen'), ...said]).join(' · ')}
      onAction={isClickable ? () => send({ type: 'CLICK', notification }) : undefined}
      className={cx(styles.item, !isSeen && styles.unseen)}
    >
      <Avatar
        isDecorative
        name={data.userName ?? text('someone')}
        src={data.profileImageUrl ?? undefined}
      />
      <div className={styles.words}>
        <p className={styles.sentence}>
          <NotificationSentence notification={notification} />
        </p>
        <NotificationAge instant={requestedTime} now={now} className={styles.age} />
        {isOpenRequest(notification) && canAnswer && (
          <div className={styles.answers}>
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
      </div>
      <div className={styles.actions}>
        {isSeen ? (
          <Button
            size="small"
            variant="quiet"
            icon={<Check />}
            aria-label={text('complete')}
            isPending={isUpdating}
            onPress={() => send({ type: 'UPDATE_IS_ACTIVE', notification })}
          />
        ) : (
          <Button
            size="small"
            variant="quiet"
            icon={<MailOpen />}
            aria-label={text('markRead')}
            onPress={() => send({ type: 'MARK_READ', notification })}
          />
        )}
        <Button
          size="small"
          variant="quiet"
          icon={<X />}
          aria-label={text('remove')}
          onPress={() => send({ type: 'REMOVE', notification })}
        />
      </div>
    </LongListItem>
  );
}
