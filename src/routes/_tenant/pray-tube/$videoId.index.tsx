import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/pray-tube/$videoId/')(
  page(
    'prayTube.basic',
    ['prayTube', 'records', 'common', 'shell'],
    () => import('#features/pray-tube/video-view.page.tsx'),
    { reads: ['/{tenantId}/video/{id}'] },
  ),
);
