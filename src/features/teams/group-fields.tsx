import { useSelector } from '@xstate/react';
import { hasCompletedTasks } from '#machines/teams/group.ts';
import type { TeamViewActor } from '#machines/teams/team-view.machine.ts';
import { useText } from '#i18n/text.tsx';
import { FormNumber, FormSwitch, FormText } from '#records/fields.tsx';

/** What is asked of a group. Source: document 2, sections 3 and 5 (Group). */
export function GroupFields({ actor }: { actor: TeamViewActor }) {
  const text = useText('teams');
  const { form, group } = useSelector(actor, ({ context }) => context);
  const isNew = group === null;
  const of = (field: keyof typeof form) => ({ actor, field, label: text(field) });
  return (
    <>
      <FormText {...of('groupName')} isRequired autoFocus />
      <FormNumber {...of('totalMembers')} />
      <FormNumber {...of('totalTasks')} />
      {hasCompletedTasks(form, isNew) && <FormNumber {...of('completedTasks')} />}
      {!isNew && (
        <FormSwitch {...of('isActive')} stateText={(isOn) => text(isOn ? 'active' : 'inactive')} />
      )}
    </>
  );
}
