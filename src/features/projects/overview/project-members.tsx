import { useSelector } from '@xstate/react';
import { LogOut, UserMinus } from 'lucide-react';
import { lazy } from 'react';
import type {
  ProjectMember,
  ProjectMembersActor,
} from '#machines/projects/people/project-members.machine.ts';
import { useText } from '#i18n/text.tsx';
import { useBlocked } from '#records/blocked.tsx';
import { OnFirstOpen } from '#records/list/on-first-open.tsx';
import { PartGrid } from '#records/view/part-grid.tsx';
import { Button } from '#ui/controls/button.tsx';
import { MemberRemoval } from './member-removal.tsx';
import { useBlockedProject } from './use-blocked-project.ts';
import { memberFields, useMemberColumns } from './use-member-columns.tsx';

const MemberDialog = lazy(() => import('./member-dialog.tsx'));

/** The members of a project with their time; former members stay visible. Source: PROJ-007. */
export function ProjectMembers({ actor }: { actor: ProjectMembersActor }) {
  const text = useText('projectOverview');
  const { detail, employeeId } = useSelector(actor, ({ context }) => context);
  const dialog = useSelector(actor, ({ children }) => children.dialog);
  const { ownerId, members } = detail.project;
  const { editBlocked } = useBlockedProject(detail);
  return (
    <>
      <PartGrid
        title={text('tab_members')}
        add={text('addMember')}
        addBlocked={editBlocked}
        onAdd={() => actor.send({ type: 'member.add' })}
        parts={members}
        fields={memberFields}
        columns={useMemberColumns({ ownerId, employeeId })}
        isLoading={false}
        exportName="members"
        onDeleteKey={(member) => actor.send({ type: 'member.remove', member })}
        renderActions={(member) => <MemberActions actor={actor} member={member} />}
      />
      <MemberRemoval actor={actor} />
      <OnFirstOpen actor={dialog}>{(open) => <MemberDialog actor={open} />}</OnFirstOpen>
    </>
  );
}

interface MemberActionsProps {
  actor: ProjectMembersActor;
  member: ProjectMember;
}

/** Removes a member, or leaves the project in one's own row. */
function MemberActions({ actor, member }: MemberActionsProps) {
  const text = useText('projectOverview');
  const { detail, employeeId } = useSelector(actor, ({ context }) => context);
  const { ownedBy, ownerId, isEditable } = detail.project;
  const isSelf = member.employeeId === employeeId;
  const { reason } = useBlocked(
    null,
    !member.isActiveMember && text('formerStays'),
    member.employeeId === ownerId && text('ownerStays'),
    !isEditable && !isSelf && text('onlyOwner', { name: ownedBy }),
  );
  return (
    <Button
      variant="quiet"
      size="small"
      icon={isSelf ? <LogOut aria-hidden="true" /> : <UserMinus aria-hidden="true" />}
      aria-label={isSelf ? text('leave') : text('removeMember', { name: member.fullName })}
      blockedBecause={reason}
      onPress={() => actor.send({ type: 'member.remove', member })}
    />
  );
}
