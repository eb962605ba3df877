import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';
import { listParameters } from '#page/parameters/list-parameters.ts';

export const Route = createFileRoute('/_tenant/services/')({
  ...page(
    'services.basic',
    ['services', 'records', 'grid', 'common'],
    () => import('#features/services/service-list.page.tsx'),
    { reads: ['/{tenantId}/Service'] },
  ),
  validateSearch: listParameters,
});
