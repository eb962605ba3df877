import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/listManager/$id/editList')(
  page(
    'listManager.basic',
    ['valueLists', 'records', 'validation', 'common', 'shell'],
    () => import('#features/value-lists/value-list-form.page.tsx'),
  ),
);
