import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';
import { copyParameter } from '#page/parameters/record-parameters.ts';

export const Route = createFileRoute('/_tenant/addClient')({
  ...page(
    'clients.basic',
    ['clients', 'records', 'validation', 'common', 'shell'],
    () => import('#features/clients/client-form.page.tsx'),
  ),
  validateSearch: copyParameter,
});
