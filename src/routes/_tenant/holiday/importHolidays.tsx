import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';
import { yearParameter } from '#page/parameters/record-parameters.ts';

export const Route = createFileRoute('/_tenant/holiday/importHolidays')({
  ...page(
    'holidays.basic',
    ['holidays', 'records', 'validation', 'common', 'shell'],
    () => import('#features/holidays/holiday-import.page.tsx'),
  ),
  validateSearch: yearParameter,
});
