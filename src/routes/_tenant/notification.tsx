import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#page/lazy-screen.ts';

const NotificationsPage = lazyScreen(['notifications', 'grid', 'common'], () =>
  import('#features/notifications/notifications.page.tsx').then(
    (module) => module.NotificationsPage,
  ),
);

export const Route = createFileRoute('/_tenant/notification')({
  staticData: { entry: 'notification.basic', screen: NotificationsPage },
  component: () => <NotificationsPage />,
  loader: NotificationsPage.preload,
});
