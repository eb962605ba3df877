import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';
import { listParameters } from '#page/parameters/list-parameters.ts';

export const Route = createFileRoute('/_tenant/employeeUsers/')({
  ...page(
    'users.basic',
    ['users', 'records', 'grid', 'common'],
    () => import('#features/users/user-list.page.tsx'),
  ),
  validateSearch: listParameters,
});
