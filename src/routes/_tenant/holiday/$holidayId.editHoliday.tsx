import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/holiday/$holidayId/editHoliday')(
  page(
    'holidays.basic',
    ['holidays', 'records', 'validation', 'common', 'shell'],
    () => import('#features/holidays/holiday-form.page.tsx'),
  ),
);
