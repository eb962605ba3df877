import { useSyncExternalStore } from 'react';
import { lastNotices, onNotice } from '#session/notice-list.ts';
import { onDemand } from '#ui/on-demand.ts';
import { useFirstTouch } from '#ui/use-first-touch.ts';
import { useHasBeen } from '#ui/use-has-been.ts';

const Notices = onDemand(() => import('./notices.tsx').then((module) => module.Notices));

const areThere = () => lastNotices().length > 0;

/**
 * Notices over a page: loaded with the first that is told, and before it once the person has touched
 * the page, since what they do may fail for want of a network.
 */
export function LateNotices() {
  const isShown = useHasBeen(useSyncExternalStore(onNotice, areThere));
  useFirstTouch(() => void Notices.preload());
  return isShown && <Notices />;
}
