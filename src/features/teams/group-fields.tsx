import { useSelector } from '@xstate/react';
import { hasCompletedTasks } from '#machines/teams/group.ts';
import type { TeamViewActor } from '#machines/teams/team-view.machine.ts';
import { useFaultText } from '#i18n/fault-text.ts';
import { useLanguage, useText } from '#i18n/text.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextField } from '#ui/text-field.tsx';

/** What is asked of a group. Source: document 2, sections 3 and 5 (Group). */
export function GroupFields({ actor }: { actor: TeamViewActor }) {
  const text = useText('teams');
  const faultText = useFaultText();
  const language = useLanguage();
  const { form, faults, group } = useSelector(actor, ({ context }) => context);
  const isLocked = useSelector(actor, (state) => state.matches('savingGroup'));
  const isNew = group === null;
  const fieldOf = (field: 'groupName' | 'totalMembers' | 'totalTasks' | 'completedTasks') => ({
    name: field,
    label: text(field),
    value: form[field],
    error: faultText(faults[field], text(field)),
    isReadOnly: isLocked,
    onChange: (value: string) => actor.send({ type: 'group.changed', change: { [field]: value } }),
  });
  return (
    <>
      <TextField {...fieldOf('groupName')} isRequired autoFocus />
      <NumberField {...fieldOf('totalMembers')} language={language} />
      <NumberField {...fieldOf('totalTasks')} language={language} />
      {hasCompletedTasks(form, isNew) && (
        <NumberField {...fieldOf('completedTasks')} language={language} />
      )}
      {!isNew && (
        <Switch
          isSelected={form.isActive}
          isReadOnly={isLocked}
          description={text(form.isActive ? 'active' : 'inactive')}
          onChange={(isActive) => actor.send({ type: 'group.changed', change: { isActive } })}
        >
          {text('isActive')}
        </Switch>
      )}
    </>
  );
}
