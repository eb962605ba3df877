import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';
import { copyParameter } from '#page/parameters/record-parameters.ts';

export const Route = createFileRoute('/_tenant/teams/addTeam')({
  ...page(
    'teams.basic',
    ['teams', 'records', 'validation', 'common', 'shell'],
    () => import('#features/teams/team-form.page.tsx'),
  ),
  validateSearch: copyParameter,
});
