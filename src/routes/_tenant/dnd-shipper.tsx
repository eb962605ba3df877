import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/dnd-shipper')(
  page(
    'uiDemos.basic',
    ['uiDemos', 'workBoard', 'records', 'common'],
    () => import('#features/ui-demos/board.page.tsx'),
  ),
);
