import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#page/lazy-screen.ts';
import { copyParameter } from '#page/record-parameters.ts';

const TeamFormPage = lazyScreen(['teams', 'records', 'validation', 'common', 'shell'], () =>
  import('#features/teams/team-form.page.tsx').then((module) => module.TeamFormPage),
);

export const Route = createFileRoute('/_tenant/teams/addTeam')({
  staticData: { entry: 'teams.basic', screen: TeamFormPage },
  validateSearch: copyParameter,
  component: () => <TeamFormPage />,
  loader: TeamFormPage.preload,
});
