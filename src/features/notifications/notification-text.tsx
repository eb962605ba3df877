import { createElement, Fragment, useMemo, type ReactNode } from 'react';
import type { Notification } from '#machines/notifications/notifications.ts';
import { useText, type TextFunction } from '#i18n/text.tsx';
import styles from './notifications.module.css';

/** Mark a name in a sentence; these characters cannot be typed. */
const [opening, closing] = ['\uE000', '\uE001'];
const named = (name: string) => `${opening}${name}${closing}`;

/**
 * The sentence of a notification with its names marked. A message of its own replaces the text of
 * its type.
 */
function renderMarkedText(
  { typeId, notificationData }: Notification,
  text: TextFunction<'notifications'>,
) {
  const { notificationMessage, ...data } = notificationData;
  if (notificationMessage !== null && notificationMessage.trim() !== '') return notificationMessage;
  return text(`type${typeId}`, {
    user: named(data.userName ?? text('someone')),
    project: named(data.projectName ?? '—'),
    about: named(data.messageData ?? '—'),
    owner: named(data.projectOwnerName ?? text('someone')),
    task: named(data.taskName ?? '—'),
    remark: data.remark ?? '—',
    days: data.days ?? 0,
  });
}

const marks = new RegExp(`[${opening}${closing}]`, 'g');

/** The sentence as plain text, for screen readers and exports. */
export const getNotificationText = (
  notification: Notification,
  text: TextFunction<'notifications'>,
): string => renderMarkedText(notification, text).replaceAll(marks, '');

/** The text of a notification, with the names of people and projects emphasized. */
export function NotificationText({ notification }: { notification: Notification }) {
  const text = useText('notifications');
  const parts = useMemo((): ReactNode[] => {
    const pieces = renderMarkedText(notification, text).split(marks);
    // Every second piece is a name, whose direction may differ from the sentence's.
    return pieces.map((piece, at) =>
      at % 2 === 1 ? createElement('bdi', { className: styles.name }, piece) : piece,
    );
  }, [notification, text]);
  return createElement(Fragment, null, ...parts);
}
