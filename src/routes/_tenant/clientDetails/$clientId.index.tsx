import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/clientDetails/$clientId/')(
  page(
    'clients.basic',
    ['clients', 'records', 'common', 'shell'],
    () => import('#features/clients/client-view.page.tsx'),
    { reads: ['/{tenantId}/client/{id}/details'] },
  ),
);
