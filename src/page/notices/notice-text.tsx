import { useSyncExternalStore } from 'react';
import { useText } from '#i18n/text.tsx';
import { lastNotices, onNotice, type Notice } from '#session/tabs/notice-list.ts';
import { isolate } from '#ui/controls/isolate.tsx';
import { useNoticeText } from './use-notice-text.ts';

/**
 * The text of a toast, with a count if it repeats; for a repeat, only the count is announced,
 * politely.
 */
export function NoticeText({ notice }: { notice: Notice }) {
  const text = useText('common');
  const getNoticeText = useNoticeText();
  const notices = useSyncExternalStore(onNotice, lastNotices);
  const { count } = notices.find(({ id }) => id === notice.id) ?? notice;
  return (
    <>
      {isolate(getNoticeText(notice))}
      <span aria-live="polite">
        {count > 1 && (
          <>
            <b aria-hidden="true"> ×{count}</b>
            <span className="visually-hidden"> {text('timesShown', { count })}</span>
          </>
        )}
      </span>
    </>
  );
}
