import { createFileRoute } from '@tanstack/react-router';
import { listParameters } from '#page/parameters/list-parameters.ts';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/centralClockWork/')({
  ...page(
    'clockwork.centralizedClockwork',
    ['centralClockwork', 'records', 'grid', 'common'],
    () => import('#features/central-clockwork/central-clockwork.page.tsx'),
  ),
  validateSearch: (search: Record<string, unknown>) => ({
    ...listParameters(search),
    scope: typeof search['scope'] === 'string' ? search['scope'] : undefined,
  }),
});
