import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#page/lazy-screen.ts';

const TeamViewPage = lazyScreen(['teams', 'records', 'grid', 'validation', 'common', 'shell'], () =>
  import('#features/teams/team-view.page.tsx').then((module) => module.TeamViewPage),
);

export const Route = createFileRoute('/_tenant/teams/$teamId/')({
  staticData: { entry: 'teams.basic', screen: TeamViewPage },
  component: () => <TeamViewPage />,
  loader: TeamViewPage.preload,
});
