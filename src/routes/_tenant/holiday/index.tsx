import { createFileRoute } from '@tanstack/react-router';
import { listParameters } from '#page/list-parameters.ts';
import { page } from '#page/page-route.ts';
import { yearParameter } from '#page/record-parameters.ts';

/** Everyone reads the holidays. */
export const Route = createFileRoute('/_tenant/holiday/')({
  ...page(
    {},
    ['holidays', 'records', 'grid', 'common'],
    () => import('#features/holidays/holiday-list.page.tsx'),
  ),
  validateSearch: (search: Record<string, unknown>) => ({
    ...listParameters(search),
    ...yearParameter(search),
  }),
});
