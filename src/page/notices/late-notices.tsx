import { useSyncExternalStore } from 'react';
import { lastNotices, onNotice } from '#session/tabs/notice-list.ts';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { useFirstTouch } from '#ui/overlays/use-first-touch.ts';
import { useHasBeen } from '#ui/hooks/use-has-been.ts';

const Notices = onDemand(() => import('./notices.tsx').then((module) => module.Notices));

const areThere = () => lastNotices().length > 0;

/**
 * The notices over a page. Loaded with the first notice, and as soon as the user has interacted
 * with the page, because a later load may fail without a network.
 */
export function LateNotices() {
  const isShown = useHasBeen(useSyncExternalStore(onNotice, areThere));
  useFirstTouch(() => void Notices.preload());
  return isShown && <Notices />;
}
