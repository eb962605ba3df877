import { useSyncExternalStore } from 'react';
import { useFormat } from '#i18n/format.tsx';
import { lastNotices, onNotice } from '#session/tabs/notice-list.ts';
import { useNoticeText } from '#page/notices/use-notice-text.ts';
import { MessagesDialog } from './messages-dialog.tsx';

/** The message history, newest first. */
export function MessageHistory({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const notices = useSyncExternalStore(onNotice, lastNotices);
  const getNoticeText = useNoticeText();
  const { time } = useFormat();
  const messages = notices.map((notice) => ({
    id: notice.id,
    tone: notice.tone,
    message: getNoticeText(notice),
    count: notice.count,
    traceId: notice.traceId,
    when: time(new Date(notice.at).toISOString()),
  }));
  return <MessagesDialog isOpen={isOpen} messages={messages} onClose={onClose} />;
}
