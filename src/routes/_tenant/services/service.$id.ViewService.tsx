import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/services/service/$id/ViewService')(
  page(
    'services.basic',
    ['services', 'records', 'common', 'shell'],
    () => import('#features/services/service-view.page.tsx'),
    { reads: ['/{tenantId}/Service/{id}/ServiceId'] },
  ),
);
