import { createFileRoute } from '@tanstack/react-router';
import { listParameters } from '#page/list-parameters.ts';
import { page } from '#page/page-route.ts';

export const Route = createFileRoute('/_tenant/assetDepreciation/$yearId')({
  ...page(
    'assetDepreciation.basic',
    ['depreciation', 'records', 'grid', 'common', 'shell'],
    () => import('#features/depreciation/depreciation-rows.page.tsx'),
  ),
  validateSearch: listParameters,
});
