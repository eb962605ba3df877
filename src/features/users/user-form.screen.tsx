import { useActorRef, useSelector } from '@xstate/react';
import { userEmployeeSearchMachine } from '#machines/users/user-employee-search.machine.ts';
import { dateFormats, roleTypes, type UserChoices, type UserForm } from '#machines/users/user.ts';
import { useText } from '#i18n/text.tsx';
import { userAddresses } from '#page/parameters/addresses.ts';
import { FormChoices, FormCombo } from '#records/form/choice-fields.tsx';
import { RecordForm, type FormScreenProps } from '#records/form/record-form.tsx';
import { FormSearch } from '#records/list/search-field.tsx';
import { FormSelect } from '#records/form/select-field.tsx';
import { zoneOptions } from '#records/form/zone-options.ts';
import { Banner } from '#ui/display/notices/banner.tsx';

type Props = FormScreenProps<UserForm, UserChoices>;

/** Edits a user. Source: PEOPL-024. */
export function UserFormScreen(props: Props) {
  const { actor } = props;
  const text = useText('users');
  const records = useText('records');
  const choices = useSelector(actor, ({ context }) => context.choices);
  const timeZone = useSelector(actor, ({ context }) => context.form.timeZone);
  const isEmployeeKnown = useSelector(actor, ({ context }) => context.read !== 'nothing');
  const of = (field: keyof UserForm) => ({ actor, field, label: text(field) });
  const roles = choices?.roles ?? [];
  const nameRole = (id: unknown) => roles.find((role) => role.id === id)?.name ?? '';
  return (
    <RecordForm
      {...props}
      text={text}
      list={userAddresses.list}
      formatValue={(field, value) =>
        field === 'roleIds' && Array.isArray(value)
          ? value.map(nameRole).join(', ') || records('noResults')
          : undefined
      }
    >
      <WhoIsEdited actor={actor} />
      <FormSelect
        {...of('roleType')}
        isRequired
        choices={roleTypes.map((id) => ({ id, label: text(`type_${id}`) }))}
      />
      <FormChoices
        {...of('roleIds')}
        description={text('rolesHint')}
        choices={roles.map(({ id, name }) => ({ id, label: name }))}
      />
      {isEmployeeKnown && <EmployeeField actor={actor} />}
      <FormCombo
        {...of('timeZone')}
        isRequired
        choices={zoneOptions(choices?.timeZones ?? [], timeZone)}
      />
      <FormSelect
        {...of('dateFormat')}
        isRequired
        choices={dateFormats.map((id) => ({ id, label: id }))}
      />
    </RecordForm>
  );
}

/** The person, and a warning to those who change their own access. */
function WhoIsEdited({ actor }: Pick<Props, 'actor'>) {
  const text = useText('users');
  const { form, base } = useSelector(actor, ({ context }) => context);
  const isLosing =
    form.roleType !== base.roleType || base.roleIds.some((id) => !form.roleIds.includes(id));
  return (
    <>
      <p>
        <bdi>{form.name}</bdi>
        {form.name !== form.email && (
          <>
            {' · '}
            <bdi>{form.email}</bdi>
          </>
        )}
      </p>
      {form.isCaller && isLosing && (
        <Banner tone="warning" title={text('ownRights')}>
          {text('ownRightsText')}
        </Banner>
      )}
    </>
  );
}

/** The linked employee, searched among those without a user. */
function EmployeeField({ actor }: Pick<Props, 'actor'>) {
  const text = useText('users');
  const { employeeId: id, employee: label } = useSelector(actor, ({ context }) => context.form);
  const search = useActorRef(userEmployeeSearchMachine, {
    input: { selected: id === '' ? null : { id, label } },
  });
  return (
    <FormSearch
      actor={actor}
      field="employeeId"
      label={text('employeeId')}
      description={text('employeeHint')}
      search={search}
      toChange={(choice) => ({ employeeId: choice?.id ?? '', employee: choice?.label ?? '' })}
    />
  );
}
