import { createElement, Fragment, useMemo, type ReactNode } from 'react';
import type { Notification } from '#machines/notifications/notifications.ts';
import { nameRight } from '#i18n/right-names.ts';
import { useText, type TextFunction } from '#i18n/text.tsx';
import styles from './notifications.module.css';

/** Mark a name in a sentence; these characters cannot be typed. */
const [opening, closing] = ['\uE000', '\uE001'];
const named = (name: string) => `${opening}${name}${closing}`;

/** The texts of notifications, and the names of the rights in them. */
interface NotificationTexts {
  text: TextFunction<'notifications'>;
  rights: TextFunction<'privileges'>;
}

/**
 * The sentence of a notification with its names marked. A message of its own replaces the text of
 * its type.
 */
function renderMarkedText(
  { typeId, notificationData }: Notification,
  { text, rights }: NotificationTexts,
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
    hasRemark: data.remark === undefined ? 'no' : 'yes',
    right: named(data.privilege === undefined ? '—' : nameRight(rights, data.privilege)),
    days: data.days ?? 0,
  });
}

const marks = new RegExp(`[${opening}${closing}]`, 'g');

/** The sentence as plain text, for screen readers and exports. */
export const getNotificationText = (notification: Notification, texts: NotificationTexts): string =>
  renderMarkedText(notification, texts).replaceAll(marks, '');

/** The texts that the sentences of notifications need. */
export function useNotificationTexts(): NotificationTexts {
  const text = useText('notifications');
  const rights = useText('privileges');
  return useMemo(() => ({ text, rights }), [text, rights]);
}

/** The text of a notification, with the names of people and projects emphasized. */
export function NotificationText({ notification }: { notification: Notification }) {
  const texts = useNotificationTexts();
  const parts = useMemo((): ReactNode[] => {
    const pieces = renderMarkedText(notification, texts).split(marks);
    // Every second piece is a name, whose direction may differ from the sentence's.
    return pieces.map((piece, at) =>
      at % 2 === 1 ? createElement('bdi', { className: styles.name }, piece) : piece,
    );
  }, [notification, texts]);
  return createElement(Fragment, null, ...parts);
}
