import { useSelector } from '@xstate/react';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { firstPage } from '#machines/lists/list-search.ts';
import { matching, pageOf } from '#machines/records/record-page.ts';
import { groupFields, type Group } from '#machines/teams/group.ts';
import type { TeamViewActor } from '#machines/teams/team-view.machine.ts';
import { useGridTexts } from '#i18n/grid-texts.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/button.tsx';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import { useGroupColumns } from './use-group-columns.tsx';
import styles from './teams.module.css';

interface GroupTableProps {
  actor: TeamViewActor;
  groups: readonly Group[];
}

/** The groups of a team, which come along with it. Source: document 2, section 2 (Teams). */
export function GroupTable({ actor, groups }: GroupTableProps) {
  const text = useText('teams');
  const isLoading = useSelector(actor, (state) => state.matches('loadingTeam'));
  const [search, setSearch] = useState(firstPage);
  const columns = useGroupColumns((group) => actor.send({ type: 'NAME', group }));
  const found = matching(groups, search, groupFields);
  const { page, rows } = pageOf(found, search);
  const add = (
    <Button icon={<Plus aria-hidden="true" />} onPress={() => actor.send({ type: 'ADD' })}>
      {text('addGroup')}
    </Button>
  );
  return (
    <>
      <div className={styles.groupsHead}>
        <h2>{text('groups')}</h2>
        {add}
      </div>
      <DataGrid
        label={text('groups')}
        exportName="groups"
        columns={columns}
        rows={rows}
        rowKey={({ groupId }) => groupId}
        total={found.length}
        search={{ ...search, page }}
        onSearch={setSearch}
        status={isLoading ? 'loading' : 'shown'}
        onRetry={() => undefined}
        texts={useGridTexts()}
        onDeleteKey={(group) => actor.send({ type: 'DELETE', group })}
        renderActions={(group) => <GroupActions actor={actor} group={group} />}
      />
    </>
  );
}

function GroupActions({ actor, group }: { actor: TeamViewActor; group: Group }) {
  const text = useText('records');
  const name = group.groupName;
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon={<Pencil aria-hidden="true" />}
        aria-label={text('editRecord', { name })}
        onPress={() => actor.send({ type: 'EDIT', group })}
      />
      <Button
        variant="quiet"
        size="small"
        icon={<Trash2 aria-hidden="true" />}
        aria-label={text('deleteRecord', { name })}
        onPress={() => actor.send({ type: 'DELETE', group })}
      />
    </>
  );
}
