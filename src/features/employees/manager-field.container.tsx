import { useActorRef, useSelector } from '@xstate/react';
import type { EmployeeChoices } from '#machines/employees/form/employee-form.actors.ts';
import type { EmployeeForm } from '#machines/employees/employee.ts';
import { managerSearchMachine } from '#machines/employees/chart/manager-search.machine.ts';
import { useText } from '#i18n/text.tsx';
import { useSendOnChange } from '#page/records/use-send-on-change.ts';
import type { FormScreenProps } from '#records/form/record-form.tsx';
import { FormSearch } from '#records/list/search-field.tsx';

/** The manager, found on the server by name. Source: PEOPL-015. */
export function ManagerField({
  actor,
}: Pick<FormScreenProps<EmployeeForm, EmployeeChoices>, 'actor'>) {
  const text = useText('employees');
  const manager = useSelector(actor, ({ context }) => context.form.reportingToId);
  const selected = manager && { id: manager.id, label: manager.name };
  const search = useActorRef(managerSearchMachine, { input: { selected } });
  // A restored draft, or the values of someone else, change the form from outside the field.
  useSendOnChange(search, { type: 'choice.made', choice: selected });
  return (
    <FormSearch
      actor={actor}
      field="reportingToId"
      label={text('reportingToId')}
      search={search}
      description={text('managerHint')}
      toChange={(choice) => ({
        reportingToId: choice && { id: choice.id, name: choice.label },
      })}
    />
  );
}
