import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/pray-tube/$videoId/editVideo')(
  page(
    'prayTube.basic',
    ['prayTube', 'records', 'validation', 'common', 'shell'],
    () => import('#features/pray-tube/video-form.page.tsx'),
  ),
);
