import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/employees/$employeeId/edit')(
  page(
    'employees.edit',
    ['employees', 'records', 'validation', 'common', 'shell'],
    () => import('#features/employees/employee-form.page.tsx'),
  ),
);
