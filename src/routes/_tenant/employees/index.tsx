import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';
import { listParameters } from '#page/parameters/list-parameters.ts';

export const Route = createFileRoute('/_tenant/employees/')({
  ...page(
    'employees.basic',
    ['employees', 'records', 'grid', 'common'],
    () => import('#features/employees/employee-list.page.tsx'),
    { calls: ['searchEmployees'] },
  ),
  validateSearch: listParameters,
});
