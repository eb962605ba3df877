import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';
import { copyParameter, dayParameter } from '#page/parameters/record-parameters.ts';

export const Route = createFileRoute('/_tenant/holiday/addHoliday')({
  ...page(
    'holidays.basic',
    ['holidays', 'records', 'validation', 'common', 'shell'],
    () => import('#features/holidays/holiday-form.page.tsx'),
  ),
  validateSearch: (search: Record<string, unknown>) => ({
    ...copyParameter(search),
    ...dayParameter(search),
  }),
});
