import { createFileRoute } from '@tanstack/react-router';
import { listParameters } from '#page/list-parameters.ts';
import { page } from '#page/page-route.ts';

export const Route = createFileRoute('/_tenant/clients')({
  ...page(
    'clients.basic',
    ['clients', 'records', 'grid', 'common'],
    () => import('#features/clients/client-list.page.tsx'),
  ),
  validateSearch: listParameters,
});
