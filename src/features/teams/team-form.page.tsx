import { useActorRef } from '@xstate/react';
import { teamFormMachine } from '#machines/teams/team-form.machine.ts';
import { emptyTeam } from '#machines/teams/team.ts';
import { NotFoundPage } from '#page/not-found-page.tsx';
import { ofRecordOrNew } from '#page/of-record.tsx';
import { retried } from '#page/place.ts';
import { RecordFormPage, useFormInput, useFormTarget } from '#page/record-form-page.tsx';
import { teamAddresses } from '#page/addresses.ts';
import { TeamFormScreen } from './team-form.screen.tsx';

const TeamFormPage = retried(({ onRetry }) => {
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

export default ofRecordOrNew(TeamFormPage, 'teamId');
