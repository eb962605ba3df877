import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/script/$id/history')(
  page(
    'scriptManager.basic',
    ['scripts', 'records', 'common', 'shell'],
    () => import('#features/scripts/script-history.page.tsx'),
  ),
);
