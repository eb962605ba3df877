import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/vueGridLayout')(
  page(
    'uiDemos.basic',
    ['uiDemos', 'dashboard', 'records', 'common'],
    () => import('#features/ui-demos/tiles.page.tsx'),
  ),
);
