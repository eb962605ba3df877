import { createFileRoute } from '@tanstack/react-router';
import { listParameters } from '#page/list-parameters.ts';
import { page } from '#page/page-route.ts';

export const Route = createFileRoute('/_tenant/assetDepreciation/')({
  ...page(
    'assetDepreciation.basic',
    ['depreciation', 'records', 'grid', 'common'],
    () => import('#features/depreciation/assessment-years.page.tsx'),
  ),
  validateSearch: listParameters,
});
