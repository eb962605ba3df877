import { createFileRoute } from '@tanstack/react-router';
import { listParameters } from '#page/parameters/list-parameters.ts';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/user-Logins')({
  ...page(
    'userLogins.basic',
    ['userLogins', 'analytics', 'records', 'grid', 'common'],
    () => import('#features/user-logins/user-logins.page.tsx'),
    { calls: ['getUserLoginAnalytics'] },
  ),
  validateSearch: listParameters,
});
