import { createFileRoute } from '@tanstack/react-router';
import { listParameters } from '#page/parameters/list-parameters.ts';
import { page } from '#page/entry/page-route.ts';

/** Everyone may see their own assets. */
export const Route = createFileRoute('/_tenant/myAssets')({
  ...page(
    {},
    ['myAssets', 'acceptance', 'records', 'grid', 'common'],
    () => import('#features/my-assets/my-asset-list.page.tsx'),
    { reads: ['/{tenantId}/Asset/myAssets'] },
  ),
  validateSearch: listParameters,
});
