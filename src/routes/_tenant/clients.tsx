import { createFileRoute } from '@tanstack/react-router';
import { listParameters } from '#page/parameters/list-parameters.ts';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/clients')({
  ...page(
    'clients.basic',
    ['clients', 'records', 'grid', 'common'],
    () => import('#features/clients/client-list.page.tsx'),
  ),
  validateSearch: listParameters,
});
