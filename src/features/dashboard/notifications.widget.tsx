import { useCallback } from 'react';
import { useIdle } from '#page/timer/use-idle.ts';
import { useNotifications } from '#page/notices/use-notifications.ts';
import { usePage } from '#page/records/use-page.ts';
import { useSubscription } from '#ui/hooks/use-subscription.ts';
import { NotificationsTile } from './number-tiles.tsx';
import { useTileGroup, type TileGroupActor } from './use-dashboard.ts';

/** The unread notifications. Waits until the page is idle, like the bell. */
export function NotificationsSlot() {
  return useIdle() ? <Unread /> : <NotificationsTile actor={null} isOpen={false} />;
}

function Unread() {
  const { IsUserHasOrganizationSettings: isOpen } = usePage().workspace.profile;
  const actor = useTileGroup('notifications');
  return (
    <>
      {actor && <Following actor={actor} />}
      <NotificationsTile actor={actor} isOpen={isOpen} />
    </>
  );
}

function Following({ actor }: { actor: TileGroupActor }) {
  const panel = useNotifications()?.panel ?? null;
  // Uses the bell's count, which receives each change immediately.
  const unread = useCallback(
    (notify: (count: number) => void) => {
      if (!panel) return () => undefined;
      let last = panel.unread();
      return panel.subscribe(() => {
        const count = panel.unread();
        if (count !== last) notify(count);
        last = count;
      });
    },
    [panel],
  );
  useSubscription(unread, (count) => actor.send({ type: 'unreadCount.received', count }));
  return null;
}
