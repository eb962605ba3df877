import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/employees/$employeeId/view')(
  page(
    'employees.view',
    [
      'employees',
      'employeeStatus',
      'imageUpload',
      'widgets',
      'records',
      'validation',
      'common',
      'shell',
    ],
    () => import('#features/employees/employee-view.page.tsx'),
  ),
);
