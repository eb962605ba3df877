import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/ui-elements')(
  page(
    'uiDemos.basic',
    ['uiDemos', 'records', 'widgets', 'common'],
    () => import('#features/ui-demos/elements.page.tsx'),
  ),
);
