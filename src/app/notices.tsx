import { useEffect } from 'react';
import { useText } from '#i18n/text.tsx';
import { createToastQueue, ToastRegion } from '#ui/toasts.tsx';
import { lastNotices, onNotice, toastTime, type Notice } from './notice-list.ts';
import { useNoticeWords } from './use-notice-words.ts';

const queue = createToastQueue();

/** Notices up to this one have been shown. */
let lastShown = 0;

/** Shows each notice as a toast; hovering or focusing one holds them all. */
export function Notices() {
  const text = useText('common');
  const words = useNoticeWords();
  useEffect(() => {
    const show = (notice: Notice | null) => {
      if (!notice || notice.id <= lastShown) return;
      lastShown = notice.id;
      queue.add({ tone: notice.tone, title: words(notice) }, { timeout: toastTime[notice.tone] });
    };
    // Some were told before there was a place to show them.
    for (const notice of lastNotices().toReversed()) show(notice);
    return onNotice(show);
  }, [words]);
  return <ToastRegion queue={queue} label={text('messages')} closeLabel={text('close')} />;
}
