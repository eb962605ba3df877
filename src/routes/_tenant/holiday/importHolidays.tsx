import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/page-route.ts';
import { yearParameter } from '#page/record-parameters.ts';

export const Route = createFileRoute('/_tenant/holiday/importHolidays')({
  ...page(
    'holidays.basic',
    ['holidays', 'records', 'validation', 'common', 'shell'],
    () => import('#features/holidays/holiday-import.page.tsx'),
  ),
  validateSearch: yearParameter,
});
