import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/script/$id/editScript')(
  page(
    'scriptManager.basic',
    ['scripts', 'records', 'validation', 'common', 'shell'],
    () => import('#features/scripts/script-form.page.tsx'),
  ),
);
