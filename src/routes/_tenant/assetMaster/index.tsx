import { createFileRoute } from '@tanstack/react-router';
import { listParameters } from '#page/parameters/list-parameters.ts';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/assetMaster/')({
  ...page(
    'assetMaster.basic',
    ['assetMaster', 'records', 'grid', 'common'],
    () => import('#features/asset-master/asset-type-list.page.tsx'),
    { reads: ['/{tenantId}/Asset/'] },
  ),
  validateSearch: listParameters,
});
