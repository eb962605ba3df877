import { useActorRef } from '@xstate/react';
import { teamListMachine } from '#machines/teams/team-list.machine.ts';
import { teamFields } from '#machines/teams/team.ts';
import { retried } from '#page/place.ts';
import { useRecordPlace } from '#page/use-record-list.ts';
import { useApp } from '#page/use-app.ts';
import { useTabReturn } from '#page/use-tab-return.ts';
import { teamAddresses } from '#page/addresses.ts';
import { TeamListScreen } from './team-list.screen.tsx';

const TeamListPage = retried(({ onRetry }) => {
  const actor = useActorRef(teamListMachine, { input: { memory: useApp().rowsOf(teamFields) } });
  const place = useRecordPlace(teamAddresses.list, teamFields);
  useTabReturn(actor);
  return <TeamListScreen {...place} actor={actor} onRetry={onRetry} />;
});

export default TeamListPage;
