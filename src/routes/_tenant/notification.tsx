import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/notification')(
  page(
    'notification.basic',
    ['notifications', 'privileges', 'grid', 'common'],
    () => import('#features/notifications/notifications.page.tsx'),
    { calls: ['listNotifications'] },
  ),
);
