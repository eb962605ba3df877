import { createFileRoute } from '@tanstack/react-router';
import { listParameters } from '#page/parameters/list-parameters.ts';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/assetManager/')({
  ...page(
    'assetManager.basic',
    ['assets', 'records', 'grid', 'common'],
    () => import('#features/assets/list/asset-list.page.tsx'),
  ),
  validateSearch: listParameters,
});
