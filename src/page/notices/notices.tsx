import { useText } from '#i18n/text.tsx';
import { useSubscription } from '#ui/hooks/use-subscription.ts';
import { createToastQueue, restart, ToastRegion } from '#ui/overlays/toasts.tsx';
import {
  isNoticeOpen,
  lastNotices,
  removeNotice,
  onNotice,
  onNoticeClosed,
  toastTime,
  type Notice,
} from '#session/tabs/notice-list.ts';
import { NoticeText } from './notice-text.tsx';

const queue = createToastQueue();

/** Keys of the visible or queued toasts, by notice id. */
const toasts = new Map<number, string>();

/** The id of the last notice that was shown. */
let lastShown = 0;

function show(notice: Notice | null): void {
  if (!notice) return;
  const timeout = toastTime[notice.tone];
  const toast = toasts.get(notice.id);
  if (toast !== undefined) restart(queue, toast, timeout);
  if (notice.id <= lastShown) return;
  lastShown = notice.id;
  const onClose = () => {
    toasts.delete(notice.id);
    removeNotice(notice.id);
  };
  const title = <NoticeText notice={notice} />;
  toasts.set(notice.id, queue.add({ tone: notice.tone, title }, { timeout, onClose }));
}

/** Receives all further notices, and those that were emitted before the component mounted. */
function subscribeToNotices(listener: (notice: Notice | null) => void): () => void {
  for (const notice of lastNotices().toReversed()) if (isNoticeOpen(notice)) listener(notice);
  return onNotice(listener);
}

function close(id: number): void {
  const toast = toasts.get(id);
  if (toast !== undefined) queue.close(toast);
}

/** Shows each notice as a toast; hovering or focusing one pauses all of them. */
export function Notices() {
  const text = useText('common');
  useSubscription(subscribeToNotices, show);
  useSubscription(onNoticeClosed, close);
  return <ToastRegion queue={queue} label={text('messages')} closeLabel={text('close')} />;
}
