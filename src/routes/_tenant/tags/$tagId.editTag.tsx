import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/tags/$tagId/editTag')(
  page(
    'tags.basic',
    ['tags', 'records', 'validation', 'common', 'shell'],
    () => import('#features/tags/tag-form.page.tsx'),
  ),
);
