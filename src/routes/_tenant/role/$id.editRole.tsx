import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/role/$id/editRole')(
  page(
    'roleManager.basic',
    ['roles', 'privileges', 'records', 'validation', 'common', 'shell'],
    () => import('#features/roles/role-form.page.tsx'),
  ),
);
