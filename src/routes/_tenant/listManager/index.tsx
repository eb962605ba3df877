import { createFileRoute } from '@tanstack/react-router';
import { listParameters } from '#page/parameters/list-parameters.ts';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/listManager/')({
  ...page(
    'listManager.basic',
    ['valueLists', 'records', 'grid', 'common'],
    () => import('#features/value-lists/value-list-list.page.tsx'),
    { calls: ['searchLists'] },
  ),
  validateSearch: listParameters,
});
