import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/tags/$tagId/')(
  page(
    'tags.basic',
    ['tags', 'records', 'common', 'shell'],
    () => import('#features/tags/tag-view.page.tsx'),
    { reads: ['/{tenantId}/tag/{id}'] },
  ),
);
