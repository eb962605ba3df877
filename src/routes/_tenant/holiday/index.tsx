import { createFileRoute } from '@tanstack/react-router';
import { listParameters } from '#page/parameters/list-parameters.ts';
import { page } from '#page/entry/page-route.ts';
import { yearParameter } from '#page/parameters/record-parameters.ts';

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
