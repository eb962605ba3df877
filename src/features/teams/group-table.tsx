import { useSelector } from '@xstate/react';
import { Pencil, Trash2 } from 'lucide-react';
import { groupFields, type Group } from '#machines/teams/group.ts';
import type { TeamViewActor } from '#machines/teams/team-view.machine.ts';
import { useText } from '#i18n/text.tsx';
import { PartGrid } from '#records/view/part-grid.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useGroupColumns } from './use-group-columns.tsx';

interface GroupTableProps {
  actor: TeamViewActor;
  groups: readonly Group[];
}

/** The groups of a team, which are part of its response. Source: TEAM-011. */
export function GroupTable({ actor, groups }: GroupTableProps) {
  const text = useText('teams');
  const isLoading = useSelector(actor, (state) => state.matches('loadingTeam'));
  return (
    <PartGrid
      title={text('groups')}
      add={text('addGroup')}
      onAdd={() => actor.send({ type: 'ADD' })}
      parts={groups}
      fields={groupFields}
      columns={useGroupColumns((group) => actor.send({ type: 'NAME', group }))}
      isLoading={isLoading}
      exportName="groups"
      onDeleteKey={(group) => actor.send({ type: 'DELETE', group })}
      renderActions={(group) => <GroupActions actor={actor} group={group} />}
    />
  );
}

function GroupActions({ actor, group }: { actor: TeamViewActor; group: Group }) {
  const text = useText('records');
  const name = group.groupName;
  const quiet = { variant: 'quiet', size: 'small' } as const;
  return (
    <>
      <Button
        {...quiet}
        icon={<Pencil aria-hidden="true" />}
        aria-label={text('editRecord', { name })}
        onPress={() => actor.send({ type: 'EDIT', group })}
      />
      <Button
        {...quiet}
        icon={<Trash2 aria-hidden="true" />}
        aria-label={text('deleteRecord', { name })}
        onPress={() => actor.send({ type: 'DELETE', group })}
      />
    </>
  );
}
