import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';
import { listParameters } from '#page/parameters/list-parameters.ts';

export const Route = createFileRoute('/_tenant/tools/')({
  ...page(
    'tools.basic',
    ['tools', 'records', 'grid', 'common'],
    () => import('#features/tools/tool-list.page.tsx'),
    { reads: ['/{tenantId}/Tool'] },
  ),
  validateSearch: listParameters,
});
