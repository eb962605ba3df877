import { useSelector } from '@xstate/react';
import type { EmployeeChoices } from '#machines/employees/form/employee-form.actors.ts';
import type { EmployeeForm } from '#machines/employees/employee.ts';
import type { FormValue } from '#machines/records/form-value.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { employeeAddresses } from '#page/parameters/addresses.ts';
import { FormDate } from '#records/form/date-fields.tsx';
import { FormSwitch, FormText } from '#records/form/fields.tsx';
import { RecordForm, type FormScreenProps } from '#records/form/record-form.tsx';
import { FormSelect } from '#records/form/select-field.tsx';
import { FormSuggestion } from '#records/form/suggestion-field.tsx';
import { ManagerField } from './manager-field.container.tsx';

const noShifts: readonly string[] = [];

/** Adds or edits an employee. Source: PEOPL-002, PEOPL-003. */
export function EmployeeFormScreen(props: FormScreenProps<EmployeeForm, EmployeeChoices>) {
  const { actor } = props;
  const text = useText('employees');
  const format = useFormat();
  const designations = useSelector(actor, ({ context }) => context.choices?.designations ?? []);
  const shifts = useSelector(actor, ({ context }) => context.choices?.shifts ?? noShifts);
  const of = (field: keyof EmployeeForm) => ({ actor, field, label: text(field) });
  const stateText = (isOn: boolean) => text(isOn ? 'leadText' : 'noLeadText');
  const formatValue = (field: keyof EmployeeForm, value: FormValue | undefined) => {
    if (field === 'designationId') return designations.find(({ id }) => id === value)?.name;
    if (field === 'reportingToId') return getManagerName(value);
    const isDay = field === 'dateOfBirth' || field === 'joinedOn';
    return isDay && typeof value === 'string' && value !== '' ? format.shortDay(value) : undefined;
  };
  return (
    <RecordForm
      {...props}
      text={text}
      list={employeeAddresses.list}
      stateText={stateText}
      formatValue={formatValue}
    >
      <FormText {...of('fullName')} isRequired autoFocus />
      <FormText {...of('email')} type="email" isRequired />
      <FormSelect
        {...of('designationId')}
        choices={[
          { id: '', label: text('nothing') },
          ...designations.map(({ id, name }) => ({ id, label: name })),
        ]}
      />
      <ManagerField actor={actor} />
      <FormText {...of('workPlace')} />
      <FormSuggestion {...of('shift')} suggestions={shifts} />
      <FormText {...of('phone')} type="tel" />
      <FormDate {...of('dateOfBirth')} />
      <FormDate {...of('joinedOn')} />
      <FormSwitch {...of('isTeamLead')} stateText={stateText} />
    </RecordForm>
  );
}

/** The name of the manager in a form; undefined for none. */
function getManagerName(value: FormValue | undefined): string | undefined {
  const isManager = typeof value === 'object' && value !== null && 'name' in value;
  return isManager && typeof value.name === 'string' ? value.name : undefined;
}
