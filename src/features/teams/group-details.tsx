import { useSelector } from '@xstate/react';
import { pendingTasks, type Group } from '#machines/teams/group.ts';
import type { TeamViewActor } from '#machines/teams/team-view.machine.ts';
import { useText } from '#i18n/text.tsx';
import { PartDetails } from '#records/view/part-details.tsx';
import { Details, LastChange } from '#records/view/record-view.tsx';
import { StatusBadge } from './status-badge.tsx';
import { useGroupNumber } from './use-group-columns.tsx';

/** Shows a group, read-only. Source: TEAM-010. */
export function GroupDetails({ actor }: { actor: TeamViewActor }) {
  const text = useText('teams');
  const recordText = useText('records');
  const isOpen = useSelector(actor, (state) => state.matches('viewingGroup'));
  const group = useSelector(actor, ({ context }) => context.group);
  return (
    <PartDetails
      title={text('viewGroup')}
      isOpen={isOpen}
      close={recordText('close')}
      onClose={() => actor.send({ type: 'CANCEL' })}
    >
      {group && <GroupNumbers group={group} />}
    </PartDetails>
  );
}

function GroupNumbers({ group }: { group: Group }) {
  const text = useText('teams');
  const numberText = useGroupNumber();
  return (
    <>
      <Details
        items={[
          [text('groupName'), group.groupName],
          [text('totalMembers'), numberText(group.totalMembers)],
          [text('totalTasks'), numberText(group.totalTasks)],
          [text('completedTasks'), numberText(group.completedTasks)],
          [text('pendingTasks'), numberText(pendingTasks(group))],
          [text('isActive'), <StatusBadge key="isActive" isActive={group.isActive} />],
        ]}
      />
      <LastChange {...group} />
    </>
  );
}
