import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/multiselect')(
  page(
    'uiDemos.basic',
    ['uiDemos', 'records', 'widgets', 'common'],
    () => import('#features/ui-demos/multiselect.page.tsx'),
  ),
);
