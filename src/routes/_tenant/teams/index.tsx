import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';
import { listParameters } from '#page/parameters/list-parameters.ts';

export const Route = createFileRoute('/_tenant/teams/')({
  ...page(
    'teams.basic',
    ['teams', 'records', 'grid', 'common'],
    () => import('#features/teams/team-list.page.tsx'),
    { reads: ['/{tenantId}/team'] },
  ),
  validateSearch: listParameters,
});
