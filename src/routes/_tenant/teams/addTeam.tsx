import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#app/lazy-screen.ts';
import { copyParameter } from '#app/records/parameters.ts';

const TeamFormPage = lazyScreen(['teams', 'records', 'validation', 'common', 'shell'], () =>
  import('#app/teams/form-page.tsx').then((module) => module.TeamFormPage),
);

export const Route = createFileRoute('/_tenant/teams/addTeam')({
  staticData: { entry: 'teams.basic', screen: TeamFormPage },
  validateSearch: copyParameter,
  component: () => <TeamFormPage />,
  loader: TeamFormPage.preload,
});
