import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/teams/$teamId/editteam')(
  page(
    'teams.basic',
    ['teams', 'records', 'validation', 'common', 'shell'],
    () => import('#features/teams/team-form.page.tsx'),
  ),
);
