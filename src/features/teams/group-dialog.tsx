import { useSelector } from '@xstate/react';
import { hasCompletedTasks, type GroupForm } from '#machines/teams/group.ts';
import type { TeamGroupActor } from '#machines/teams/team-group.machine.ts';
import { useText } from '#i18n/text.tsx';
import { FormNumber, FormSwitch, FormText } from '#records/form/fields.tsx';
import { PartDialog } from '#records/view/part-dialog.tsx';

/** Adds or edits a group. Source: TEAM-037, TEAM-020. */
export default function GroupDialog({ actor }: { actor: TeamGroupActor }) {
  const text = useText('teams');
  const recordText = useText('records');
  const isNew = useSelector(actor, ({ context }) => context.part === null);
  const hasCompleted = useSelector(actor, ({ context }) => hasCompletedTasks(context.form, isNew));
  const of = (field: keyof GroupForm) => ({ actor, field, label: text(field) });
  return (
    <PartDialog
      actor={actor}
      title={text(isNew ? 'addGroup' : 'editGroup')}
      save={recordText('save')}
      getLabel={text}
    >
      <FormText {...of('groupName')} isRequired autoFocus />
      <FormNumber {...of('totalMembers')} />
      <FormNumber {...of('totalTasks')} />
      {hasCompleted && <FormNumber {...of('completedTasks')} />}
      {!isNew && (
        <FormSwitch {...of('isActive')} stateText={(isOn) => text(isOn ? 'active' : 'inactive')} />
      )}
    </PartDialog>
  );
}
