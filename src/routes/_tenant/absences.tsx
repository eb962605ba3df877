import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';
import { isPersonId } from '#page/parameters/record-parameters.ts';

/** Everyone may see when someone is away. */
export const Route = createFileRoute('/_tenant/absences')({
  ...page(
    {},
    ['absences', 'records', 'grid', 'validation', 'widgets', 'common'],
    () => import('#features/absences/absence-list.page.tsx'),
    { calls: ['listAbsences'] },
  ),
  validateSearch: ({ employee }: Record<string, unknown>) => ({
    // Another employee than the person.
    employee: isPersonId(employee) ? employee : undefined,
  }),
});
