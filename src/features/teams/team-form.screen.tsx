import { useSelector } from '@xstate/react';
import { hasRecord } from '#machines/records/form-values.ts';
import type { TeamForm } from '#machines/teams/team.ts';
import { useText } from '#i18n/text.tsx';
import { FormSwitch, FormText } from '#records/form/fields.tsx';
import { RecordForm, type FormScreenProps } from '#records/form/record-form.tsx';
import { teamAddresses } from '#page/parameters/addresses.ts';

/** Adds or edits a team. Source: TEAM-020, TEAM-011. */
export function TeamFormScreen(props: FormScreenProps<TeamForm>) {
  const { actor } = props;
  const text = useText('teams');
  const isNew = useSelector(actor, ({ context }) => context.id === null);
  const hasStatus = useSelector(actor, ({ context }) => hasRecord(context));
  const stateText = (isOn: boolean) => text(isOn ? 'active' : 'inactive');
  const of = (field: keyof TeamForm) => ({ actor, field, label: text(field) });
  return (
    <RecordForm
      {...props}
      text={text}
      list={teamAddresses.list}
      notSaved={isNew ? undefined : text('notUpdated')}
      stateText={stateText}
    >
      <FormText {...of('teamName')} isRequired autoFocus />
      <FormText {...of('description')} isRequired multiline />
      {hasStatus && <FormSwitch {...of('isActive')} stateText={stateText} />}
    </RecordForm>
  );
}
