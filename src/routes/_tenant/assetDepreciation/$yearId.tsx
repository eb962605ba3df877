import { createFileRoute } from '@tanstack/react-router';
import { listParameters } from '#page/parameters/list-parameters.ts';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/assetDepreciation/$yearId')({
  ...page(
    'assetDepreciation.basic',
    ['depreciation', 'records', 'grid', 'common', 'shell'],
    () => import('#features/depreciation/depreciation-rows.page.tsx'),
  ),
  validateSearch: listParameters,
});
