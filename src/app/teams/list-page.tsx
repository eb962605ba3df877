import { useActorRef } from '@xstate/react';
import { teamAddresses } from '#features/teams/addresses.ts';
import { TeamListScreen } from '#features/teams/team-list.screen.tsx';
import { teamListMachine } from '#machines/teams/team-list.machine.ts';
import { teamFields } from '#machines/teams/team.ts';
import { retried } from '../records/place.ts';
import { useRecordPlace } from '../records/use-record-list.ts';
import { useTabReturn } from '../use-tab-return.ts';

export const TeamListPage = retried(({ onRetry }) => {
  const actor = useActorRef(teamListMachine);
  const place = useRecordPlace(teamAddresses.list, teamFields);
  useTabReturn(actor);
  return <TeamListScreen {...place} actor={actor} onRetry={onRetry} />;
});
