import { employeeStatusMachine } from '#machines/employees/view/employee-status.machine.ts';
import type { RecordViewActor } from '#machines/records/create-record-view.ts';
import type { Employee } from '#machines/employees/employee.ts';
import { useText } from '#i18n/text.tsx';
import { useBlocked } from '#records/blocked.tsx';
import { usePart } from '#records/use-companion.ts';
import { Button } from '#ui/controls/button.tsx';
import { EmployeeStatusDialog } from './employee-status-dialog.tsx';

interface EmployeeStatusProps {
  actor: RecordViewActor<Employee>;
  employee: Employee;
}

/** Lets an employee leave or come back, or says why that is not possible. Source: PEOPL-016. */
export function EmployeeStatus({ actor, employee }: EmployeeStatusProps) {
  const text = useText('employeeStatus');
  const { reason } = useBlocked('employees.edit');
  const status = usePart(actor, employeeStatusMachine);
  const open = () =>
    actor.send({ type: 'part.open', part: employeeStatusMachine.id, input: { employee } });
  return (
    <>
      <Button blockedBecause={reason} onPress={open}>
        {text(employee.isActive ? 'leave' : 'comeBack')}
      </Button>
      {status && <EmployeeStatusDialog key={status.sessionId} actor={status} />}
    </>
  );
}
