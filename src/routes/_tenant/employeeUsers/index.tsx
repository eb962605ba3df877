import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/page-route.ts';
import { listParameters } from '#page/list-parameters.ts';

export const Route = createFileRoute('/_tenant/employeeUsers/')({
  ...page(
    'users.basic',
    ['users', 'records', 'grid', 'common'],
    () => import('#features/users/user-list.page.tsx'),
  ),
  validateSearch: listParameters,
});
