import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/menu')(
  page(
    'menuManager.basic',
    ['menuManager', 'records', 'common', 'shell'],
    () => import('#features/menu/menu-manager.page.tsx'),
    { reads: ['/{tenantId}/menu', '/{tenantId}/menu/choices'] },
  ),
);
