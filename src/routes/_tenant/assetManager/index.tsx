import { createFileRoute } from '@tanstack/react-router';
import { listParameters } from '#page/list-parameters.ts';
import { page } from '#page/page-route.ts';

export const Route = createFileRoute('/_tenant/assetManager/')({
  ...page(
    'assetManager.basic',
    ['assets', 'records', 'grid', 'common'],
    () => import('#features/assets/asset-list.page.tsx'),
  ),
  validateSearch: listParameters,
});
