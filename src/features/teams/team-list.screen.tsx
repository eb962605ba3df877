import { teamFields, type Team } from '#machines/teams/team.ts';
import { useText } from '#i18n/text.tsx';
import { DeleteQuestion } from '#records/view/delete-question.tsx';
import { RecordList, type ListScreenProps } from '#records/list/record-list.tsx';
import { teamAddresses } from '#page/parameters/addresses.ts';
import { useTeamColumns } from './use-team-columns.tsx';

/** The list of teams; the delete confirmation names the team. Source: TEAM-006. */
export function TeamListScreen(props: ListScreenProps<Team>) {
  const text = useText('teams');
  return (
    <RecordList
      {...props}
      text={text}
      addresses={teamAddresses}
      exportName="teams"
      fields={teamFields}
      columns={useTeamColumns()}
      getRowProps={({ teamId, teamName }) => ({ id: teamId, name: teamName, hasView: false })}
      question={
        <DeleteQuestion
          actor={props.actor}
          title={({ teamName }) => teamName}
          consequence={text('deleteConsequence')}
        />
      }
    />
  );
}
