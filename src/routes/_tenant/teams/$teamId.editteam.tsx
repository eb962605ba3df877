import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#page/lazy-screen.ts';

const TeamUpdatePage = lazyScreen(['teams', 'records', 'validation', 'common', 'shell'], () =>
  import('#features/teams/team-form.page.tsx').then((module) => module.TeamUpdatePage),
);

export const Route = createFileRoute('/_tenant/teams/$teamId/editteam')({
  staticData: { entry: 'teams.basic', screen: TeamUpdatePage },
  component: () => <TeamUpdatePage />,
  loader: TeamUpdatePage.preload,
});
