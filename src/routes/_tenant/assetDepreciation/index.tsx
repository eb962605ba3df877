import { createFileRoute } from '@tanstack/react-router';
import { listParameters } from '#page/parameters/list-parameters.ts';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/assetDepreciation/')({
  ...page(
    'assetDepreciation.basic',
    ['depreciation', 'records', 'grid', 'common'],
    () => import('#features/depreciation/assessment-years.page.tsx'),
  ),
  validateSearch: listParameters,
});
