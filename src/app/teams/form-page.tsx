import { useActorRef } from '@xstate/react';
import { teamAddresses } from '#features/teams/addresses.ts';
import { TeamFormScreen } from '#features/teams/team-form.screen.tsx';
import { teamFormMachine } from '#machines/teams/team-form.machine.ts';
import { emptyTeam } from '#machines/teams/team.ts';
import { NotFoundPage } from '../not-found-page.tsx';
import { ofRecord } from '../records/of-record.tsx';
import { retried } from '../records/place.ts';
import { RecordFormPage, useFormInput, useFormTarget } from '../records/record-form-page.tsx';

export const TeamFormPage = retried(({ onRetry }) => {
  const { owner, input } = useFormInput('team-form', useFormTarget('teamId'), emptyTeam);
  const actor = useActorRef(teamFormMachine, { input });
  return (
    <RecordFormPage
      actor={actor}
      owner={owner}
      list={teamAddresses.list}
      nameOf={({ teamName }) => teamName}
    >
      <TeamFormScreen actor={actor} notFound={<NotFoundPage />} onRetry={onRetry} />
    </RecordFormPage>
  );
});

export const TeamUpdatePage = ofRecord(TeamFormPage, 'teamId');
