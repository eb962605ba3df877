import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';
import { copyParameter } from '#page/parameters/record-parameters.ts';

export const Route = createFileRoute('/_tenant/listManager/addList')({
  ...page(
    'listManager.basic',
    ['valueLists', 'records', 'validation', 'common', 'shell'],
    () => import('#features/value-lists/value-list-form.page.tsx'),
  ),
  validateSearch: copyParameter,
});
