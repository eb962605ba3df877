import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/teams/$teamId/')(
  page(
    'teams.basic',
    ['teams', 'records', 'grid', 'validation', 'common', 'shell'],
    () => import('#features/teams/team-view.page.tsx'),
    { reads: ['/{tenantId}/team/{id}/getTeam'] },
  ),
);
