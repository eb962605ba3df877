import { useRouter } from '@tanstack/react-router';
import { useState, useSyncExternalStore } from 'react';
import { serverClock } from '#machines/clock.ts';
import type { Target } from '#machines/notifications/notifications.ts';
import { holds } from '#machines/session/workspace.ts';
import type { Notifications } from '#page/notification-hub.ts';
import type { PanelActor } from '#page/notification-panel.ts';
import { useApp } from '#page/use-app.ts';
import { useNotifications } from '#page/use-notifications.ts';
import { usePage } from '#page/use-page.ts';
import { useEmitted } from '#ui/use-emitted.ts';
import { NotificationBell } from './notification-bell.tsx';
import { toRouteTarget } from './notification-target.ts';

/** The bell of the top bar. */
export function BellSlot() {
  const notifications = useNotifications();
  return notifications && <Bell {...notifications} />;
}

function Bell({ panel: late, hub }: Notifications) {
  const router = useRouter();
  const app = useApp();
  const { profile } = usePage().workspace;
  const [isOpen, setIsOpen] = useState(false);
  const panel = useSyncExternalStore(late.subscribe, late.current);
  const count = useSyncExternalStore(late.subscribe, late.unread);
  // The hub is open wherever the menu is shown.
  useEmitted(hub, { 'menu.changed': app.reloadWorkspace });

  const go = (target: Target | null) => {
    const routeTarget = target && toRouteTarget(target);
    // If the target's page does not exist yet, the notification is only marked as seen.
    if (!routeTarget || !(routeTarget.route in router.routesByPath)) return;
    setIsOpen(false);
    void router.navigate({ to: routeTarget.href });
  };

  const change = (next: boolean) => {
    if (next) void late.open();
    setIsOpen(next);
  };
  const shown = panel && {
    actor: panel,
    hub,
    clock: serverClock,
    leadsTo: (target: Target) => toRouteTarget(target).route in router.routesByPath,
    onViewAll: holds(profile, 'notification.basic')
      ? () => {
          setIsOpen(false);
          void router.navigate({ to: '/notification' });
        }
      : undefined,
  };
  return (
    <>
      <NotificationBell
        count={count}
        panel={shown}
        isOpen={isOpen}
        onOpenChange={change}
        onPreload={() => void late.preload()}
      />
      {panel && <Follower panel={panel} onGo={go} />}
    </>
  );
}

/** Navigates to the target of a notification, whichever list it was selected in. */
function Follower({ panel, onGo }: { panel: PanelActor; onGo: (target: Target | null) => void }) {
  useEmitted(panel, { 'navigation.requested': ({ target }) => onGo(target) });
  return null;
}
