import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/clientDetails/$clientId/edit')(
  page(
    'clients.basic',
    ['clients', 'records', 'validation', 'common', 'shell'],
    () => import('#features/clients/client-form.page.tsx'),
  ),
);
