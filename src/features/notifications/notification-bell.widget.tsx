import { useRouter } from '@tanstack/react-router';
import { Suspense, useState, useSyncExternalStore } from 'react';
import type { Privilege } from '#openapi/client/index.ts';
import { serverClock } from '#machines/clock.ts';
import type { Target } from '#machines/notifications/notifications.ts';
import { holds } from '#machines/session/workspace.ts';
import type { Notifications } from '#page/notices/notification-hub.ts';
import type { PanelActor } from '#page/notices/notification-panel.ts';
import { useApp } from '#page/entry/use-app.ts';
import { useNotifications } from '#page/notices/use-notifications.ts';
import { usePage } from '#page/records/use-page.ts';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { NotificationBell } from './notification-bell.tsx';
import { toRouteTarget } from './notification-target.ts';

/** Loaded when the answer to a request for a right is opened. */
const AccessRequest = onDemand(() =>
  import('#records/access/access-request.container.tsx').then((module) => module.AccessRequest),
);

/** The own request that a notification has opened; another one has a new actor. */
interface OpenedRequest {
  privilege: Privilege;
  key: number;
}

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
  const [request, setRequest] = useState<OpenedRequest | null>(null);
  const panel = useSyncExternalStore(late.subscribe, late.current);
  const count = useSyncExternalStore(late.subscribe, late.unread);
  // The hub is open wherever the menu is shown.
  useEmitted(hub, { 'menu.changed': app.reloadWorkspace });

  const exists = (target: Target) => {
    const found = toRouteTarget(target);
    return found === null || found.route === null || found.route in router.routesByPath;
  };
  const go = (target: Target | null) => {
    // If the target's page does not exist yet, the notification is only marked as seen.
    if (!target || !exists(target)) return;
    setIsOpen(false);
    // The right that was granted may not be known in this tab yet.
    if (target.to === 'Page') app.reloadWorkspace();
    if (target.to === 'OwnAccessRequest') {
      const { privilege } = target;
      setRequest((last) => ({ privilege, key: (last?.key ?? 0) + 1 }));
    }
    const routeTarget = toRouteTarget(target);
    if (routeTarget) void router.navigate({ to: routeTarget.href });
  };

  const change = (next: boolean) => {
    if (next) void late.open();
    setIsOpen(next);
  };
  const shown = panel && {
    actor: panel,
    hub,
    clock: serverClock,
    leadsTo: exists,
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
      {request && (
        <Suspense fallback={null}>
          <AccessRequest
            key={request.key}
            privileges={[request.privilege]}
            page={null}
            supportAddress={app.configuration.supportAddress}
          />
        </Suspense>
      )}
    </>
  );
}

/** Navigates to the target of a notification, whichever list it was selected in. */
function Follower({ panel, onGo }: { panel: PanelActor; onGo: (target: Target | null) => void }) {
  useEmitted(panel, { 'navigation.requested': ({ target }) => onGo(target) });
  return null;
}
