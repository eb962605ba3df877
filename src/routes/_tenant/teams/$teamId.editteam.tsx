import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#app/lazy-screen.ts';

const TeamFormPage = lazyScreen(['teams', 'records', 'validation', 'common', 'shell'], () =>
  import('#app/teams/form-page.tsx').then((module) => module.TeamFormPage),
);

export const Route = createFileRoute('/_tenant/teams/$teamId/editteam')({
  staticData: { privilege: 'teams.basic', screen: TeamFormPage },
  component: () => <TeamFormPage />,
  loader: TeamFormPage.preload,
});
