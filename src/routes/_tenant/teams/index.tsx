import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#page/lazy-screen.ts';
import { listParameters } from '#page/list-parameters.ts';

const TeamListPage = lazyScreen(['teams', 'records', 'grid', 'common'], () =>
  import('#features/teams/team-list.page.tsx').then((module) => module.TeamListPage),
);

export const Route = createFileRoute('/_tenant/teams/')({
  staticData: { entry: 'teams.basic', screen: TeamListPage },
  validateSearch: listParameters,
  component: () => <TeamListPage />,
  loader: TeamListPage.preload,
});
