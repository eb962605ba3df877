import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { systemClock } from '#machines/clock.ts';
import type { Target } from '#machines/notifications/notifications.ts';
import { holds } from '#machines/session/workspace.ts';
import type { Notifications } from '#page/notification-hub.ts';
import { useNotifications } from '#page/use-notifications.ts';
import { usePage } from '#page/use-page.ts';
import { useEmitted } from '#ui/use-emitted.ts';
import { NotificationBell } from './notification-bell.tsx';
import { placeOf } from './notification-target.ts';

/** The bell of the top bar. */
export function BellSlot() {
  const notifications = useNotifications();
  return notifications && <Bell {...notifications} />;
}

function Bell({ panel, hub }: Notifications) {
  const router = useRouter();
  const { profile } = usePage().workspace;
  const [isOpen, setIsOpen] = useState(false);

  const go = (target: Target | null) => {
    const place = target && placeOf(target);
    // A page that does not exist yet is nowhere to go: the notification is seen, and that is all.
    if (!place || !(place.route in router.routesByPath)) return;
    setIsOpen(false);
    void router.navigate({ to: place.href });
  };
  useEmitted(panel, { 'navigation.requested': ({ target }) => go(target) });

  return (
    <NotificationBell
      actor={panel}
      hub={hub}
      clock={systemClock}
      leadsTo={(target) => placeOf(target).route in router.routesByPath}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      onViewAll={
        holds(profile, 'notification.basic')
          ? () => {
              setIsOpen(false);
              void router.navigate({ to: '/notification' });
            }
          : undefined
      }
    />
  );
}
