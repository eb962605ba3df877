import { useCallback } from 'react';
import { useIdle } from '#page/use-idle.ts';
import { useNotifications } from '#page/use-notifications.ts';
import { usePage } from '#page/use-page.ts';
import { useHeard } from '#ui/use-heard.ts';
import { NotificationsTile } from './number-tiles.tsx';
import { useTiles } from './use-tiles.ts';

/** What is unread. It waits until the page has come to rest, as the bell does. */
export function NotificationsSlot() {
  return useIdle() ? <Unread /> : <NotificationsTile actor={null} isOpen={false} />;
}

function Unread() {
  const { IsUserHasOrganizationSettings: isOpen } = usePage().workspace.profile;
  const actor = useTiles(['notifications']);
  const panel = useNotifications()?.panel ?? null;
  // What the bell shows counts here, too: it hears of each change as it happens.
  const unread = useCallback(
    (tell: (count: number) => void) => {
      if (!panel) return () => undefined;
      let last = panel.unread();
      return panel.subscribe(() => {
        const count = panel.unread();
        if (count !== last) tell(count);
        last = count;
      });
    },
    [panel],
  );
  useHeard(unread, (count) => actor.send({ type: 'unread.told', count }));
  return <NotificationsTile actor={actor} isOpen={isOpen} />;
}
