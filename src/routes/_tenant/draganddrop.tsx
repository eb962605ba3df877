import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/draganddrop')(
  page(
    'uiDemos.basic',
    ['uiDemos', 'records', 'common'],
    () => import('#features/ui-demos/order.page.tsx'),
  ),
);
