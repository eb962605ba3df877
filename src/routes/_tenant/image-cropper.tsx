import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/image-cropper')(
  page(
    'uiDemos.basic',
    ['uiDemos', 'widgets', 'records', 'common'],
    () => import('#features/ui-demos/cropper.page.tsx'),
  ),
);
