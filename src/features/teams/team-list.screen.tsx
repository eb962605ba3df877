import type { ListActor } from '#machines/lists/create-list.ts';
import { teamFields, type Team } from '#machines/teams/team.ts';
import { useText } from '#i18n/text.tsx';
import { AddLink } from '#records/add-link.tsx';
import type { Address } from '#records/address.ts';
import { DeleteQuestion } from '#records/delete-question.tsx';
import { PageHead } from '#records/page-head.tsx';
import { RecordGrid, type ListPlace } from '#records/record-grid.tsx';
import { RowActions } from '#records/row-actions.tsx';
import { teamAddresses } from '#page/addresses.ts';
import { useTeamColumns } from './use-team-columns.tsx';

export interface TeamListScreenProps extends ListPlace {
  actor: ListActor<Team>;
  onCopyAddress: (address: Address) => void;
}

/** All teams; whoever deletes one is asked by its name. Source: document 2, section 2 (Teams). */
export function TeamListScreen({ actor, onCopyAddress, ...place }: TeamListScreenProps) {
  const text = useText('teams');
  const columns = useTeamColumns();
  const add = <AddLink address={teamAddresses.add}>{text('add')}</AddLink>;
  const remove = (row: Team) => actor.send({ type: 'DELETE', row });
  return (
    <>
      <PageHead title={text('title')}>{add}</PageHead>
      <RecordGrid
        {...place}
        actor={actor}
        label={text('title')}
        exportName="teams"
        fields={teamFields}
        columns={columns}
        onDeleteKey={remove}
        emptyAction={add}
        renderActions={(row) => (
          <RowActions
            id={row.teamId}
            name={row.teamName}
            addresses={teamAddresses}
            hasView={false}
            onCopyAddress={onCopyAddress}
            onDelete={() => remove(row)}
          />
        )}
      />
      <DeleteQuestion
        actor={actor}
        title={({ teamName }) => teamName}
        consequence={text('deleteConsequence')}
      />
    </>
  );
}
