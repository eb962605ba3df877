import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { serverClock } from '#machines/clock.ts';
import { notificationColumns } from '#machines/notifications/notification-list.actors.ts';
import { notificationExportMachine } from '#machines/notifications/notification-export.machine.ts';
import { notificationListMachine } from '#machines/notifications/notification-list.machine.ts';
import type { Notification } from '#machines/notifications/notifications.ts';
import { useNow } from '#ui/hooks/use-now.ts';
import type { Notifications } from '#page/notices/notification-hub.ts';
import type { PanelActor } from '#page/notices/notification-panel.ts';
import { useApp } from '#page/entry/use-app.ts';
import { useLatePanel } from '#page/notices/use-late-panel.ts';
import { useListAddress, useListSearch } from '#page/records/use-list-search.ts';
import { useNotifications } from '#page/notices/use-notifications.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { NotificationsScreen } from './notifications.screen.tsx';

/** The page of all notifications; after a loading error, a retry starts a new list. */
export default function NotificationsPage() {
  const notifications = useNotifications();
  const [attempt, setAttempt] = useState(0);
  return (
    notifications && (
      <Started key={attempt} {...notifications} onRetry={() => setAttempt(attempt + 1)} />
    )
  );
}

interface StartedProps extends Notifications {
  onRetry: () => void;
}

function Started({ panel: late, ...rest }: StartedProps) {
  const panel = useLatePanel(late);
  return panel && <Listed panel={panel} {...rest} />;
}

interface ListedProps extends Omit<StartedProps, 'panel'> {
  panel: PanelActor;
}

function Listed({ panel, hub, onRetry }: ListedProps) {
  const address = useListSearch(notificationColumns);
  const memory = useApp().getRows<Notification>(notificationColumns);
  const list = useActorRef(notificationListMachine, { input: { search: address.search, memory } });
  const exporting = useActorRef(notificationExportMachine);
  const { onSearch } = useListAddress(list, address);
  useTabReturn(list);
  // Notifications received or changed, here or in another window, reload the list in place.
  const reread = () => {
    if (list.getSnapshot().status === 'active') list.send({ type: 'tab.returned' });
  };
  useEmitted(panel, { 'notifications.changed': reread });
  useEmitted(hub, { 'notification.arrived': reread, 'counts.changed': reread });
  const now = useNow(serverClock.now, 10_000);
  return (
    <NotificationsScreen
      list={list}
      panel={panel}
      exporting={exporting}
      now={now}
      onSearch={onSearch}
      onRetry={onRetry}
    />
  );
}
