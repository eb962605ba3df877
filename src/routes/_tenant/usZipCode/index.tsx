import { createFileRoute } from '@tanstack/react-router';
import { listParameters } from '#page/parameters/list-parameters.ts';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/usZipCode/')({
  ...page(
    'listManager.basic',
    ['zipCodes', 'records', 'grid', 'common'],
    () => import('#features/zip-codes/zip-code-list.page.tsx'),
    { calls: ['searchUsZipCodes'] },
  ),
  validateSearch: listParameters,
});
